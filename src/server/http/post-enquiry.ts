import type { Hono, Context as HonoContext } from "hono";
import { href } from "react-router";
import { endpointOf } from "../../contract/call.ts";
import { enquiryMessages, sendDirectEnquiryCall } from "../../contract/enquiries/calls.ts";
import type { DirectOutcome } from "../../contract/enquiries/schema.ts";
import * as limits from "../../contract/limits.ts";
import { enquiryBody, readForm } from "../../features/enquiries/web/enquiry-values.ts";
import type { Config } from "../../platform/config.ts";
import { errorResponse } from "../../platform/http/error-answer.ts";
import { limitBody } from "../../platform/http/limit-body.ts";
import type { PostedForm } from "../../platform/http/page.ts";

type ShowForm = (request: Request, posted: PostedForm) => Promise<Response>;

/** Headers that the call reads; the cookie only identifies the device. */
const passedOn = ["x-forwarded-for", "user-agent", "cookie"];

/** A form posted from another site is shown, not sent: the visitor must send it. */
const elsewhere = {
  status: 403,
  error: "This didn’t come from our form. Please check it and send it again.",
  fields: {},
  retryAfter: null,
};

/** The same call with the same checks and limits [enquiries-37]. Success redirects, so that a reload sends nothing. */
export function mountPostedEnquiry(app: Hono, { publicUrl }: Pick<Config, "publicUrl">, show: ShowForm): void {
  const limit = limitBody(limits.json_body_bytes_max, () => errorResponse("too_large"));
  app.post(href("/provider/:id/enquiry", { id: ":id" }), limit, async (c) => {
    c.header("cache-control", "no-store");
    const id = c.req.param("id") ?? "";
    const page = href("/provider/:id/enquiry", { id });
    const form = await c.req.formData().catch(() => new FormData());
    const again = (refusal: Omit<PostedForm, "form">) =>
      show(new Request(new URL(page, publicUrl)), { form, ...refusal });
    const origin = c.req.header("origin");
    if (origin !== undefined && origin !== new URL(publicUrl).origin) return again(elsewhere);
    const answer = await makeCall(app, c, id, form);
    if (answer.ok) return c.redirect(`${page}?sent=${outcomeOf((await answer.json()) as DirectOutcome)}`, 303);
    const { error, fields } = (await answer.json()) as { error: string; fields?: Record<string, string> };
    const { status } = answer;
    return again({ status, error, fields: fields ?? {}, retryAfter: answer.headers.get("retry-after") });
  });
}

async function makeCall(app: Hono, c: HonoContext, provider_id: string, form: FormData): Promise<Response> {
  const headers = new Headers({ "content-type": "application/json" });
  for (const name of passedOn) if (c.req.header(name)) headers.set(name, c.req.header(name) ?? "");
  const key = form.get("key");
  if (typeof key === "string" && /^[\w-]+$/.test(key)) headers.set("idempotency-key", key);
  const body = JSON.stringify(enquiryBody(provider_id, readForm(form)));
  const { method, path } = endpointOf(sendDirectEnquiryCall);
  return app.request(path, { method, headers, body }, c.env as object);
}

export const outcomes = ["sent", "unmailed", "held"] as const;
export type SentAs = (typeof outcomes)[number];

function outcomeOf({ state, message }: DirectOutcome): SentAs {
  if (state !== "sent") return "held";
  return message === enquiryMessages.direct_unmailed ? "unmailed" : "sent";
}
