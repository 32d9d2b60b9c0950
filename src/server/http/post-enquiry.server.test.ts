import { eq } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { buildProvider, buildSuppressed } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { fieldMessages } from "../../contract/field-messages.ts";
import * as limits from "../../contract/limits.ts";
import { loadPage, postedForm } from "../../platform/http/page.ts";
import { enquiry } from "../../schema/enquiries.ts";
import { createServer } from "../create-server.ts";
import { readEnquiryPage } from "../profile/read-enquiry-page.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
// each test gets its own hour, as all share one address's limit
beforeEach(() => app.clock.advance(61 * 60 * 1000));

async function pages(request: Request, context: RouterContextProvider): Promise<Response> {
  const posted = context.get(postedForm);
  const { pathname, searchParams } = new URL(request.url);
  const [, , id = ""] = pathname.split("/");
  const params = { id, posted, sent: null, date: searchParams.get("date"), near: searchParams.get("near") };
  try {
    const shown = await loadPage({ context, request }, (ctx) => readEnquiryPage(ctx, params));
    return Response.json(shown, { status: posted?.status ?? 200 });
  } catch (refused) {
    // the router would render an error page
    return Response.json(null, (refused as { init: ResponseInit }).init);
  }
}
const served = createServer(app.runtime, { pages });
const { publicUrl } = app.runtime.config;

async function post(id: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) body.append(name, each);
  const answer = await served.request(`/provider/${id}/enquiry`, {
    method: "POST",
    headers: { origin: new URL(publicUrl).origin, ...headers },
    body,
  });
  const text = await answer.text();
  const shown = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : null;
  return { status: answer.status, location: answer.headers.get("location"), headers: answer.headers, shown };
}

const storedFrom = (couple_email: string) => db.select().from(enquiry).where(eq(enquiry.couple_email, couple_email));

test("a form that is posted without scripts is a usual enquiry, and a reload sends no second one", async () => {
  const { id } = await buildProvider(app);
  const filled = {
    couple_name: "Naledi",
    couple_email: "naledi@plain.test",
    guest_count: "1 20",
    message: "Hello",
    services_interested: ["Album", "Film"],
    key: "one-form",
  };
  for (const round of ["first", "pressed twice"])
    expect([round, await post(id, filled)]).toMatchObject([
      round,
      { status: 303, location: `/provider/${id}/enquiry?sent=sent` },
    ]);
  const stored = await storedFrom("naledi@plain.test");
  expect(stored).toMatchObject([
    { couple_name: "Naledi", guest_count: 120, message: "Hello", services_interested: ["Album", "Film"] },
  ]);
});

test("an error is beside its field, and the typed text stays", async () => {
  const { id } = await buildProvider(app);
  const { status, shown } = await post(id, {
    couple_name: "",
    couple_email: "naledi@",
    message: "Long and kept",
    key: "k",
  });
  expect(status).toBe(400);
  expect(shown).toMatchObject({
    error: null,
    fieldErrors: {
      couple_name: fieldMessages.name_missing,
      couple_email: "Enter an email address like name@example.com.",
    },
    values: { couple_email: "naledi@", message: "Long and kept" },
  });
});

test("an enquiry with a link from an unconfirmed address waits, and says so", async () => {
  const { id } = await buildProvider(app);
  const pending = await post(id, {
    couple_name: "Naledi",
    couple_email: "held@plain.test",
    message: "See https://example.com",
  });
  expect(pending).toMatchObject({ status: 303, location: `/provider/${id}/enquiry?sent=held` });
});

test("a business that takes no enquiries by email has a separate message", async () => {
  const { id, email } = await buildProvider(app);
  await buildSuppressed(app, email);
  const answer = await post(id, { couple_name: "Naledi", couple_email: "page@plain.test" });
  expect(answer.location).toBe(`/provider/${id}/enquiry?sent=unmailed`);
});

test("a filled honeypot has it wait, and the form of another site sends nothing but shows what it brought", async () => {
  const { id } = await buildProvider(app);
  const filled = { couple_name: "Program", couple_email: "program@plain.test" };
  const trapped = await post(id, { ...filled, extra_remarks: "Zulu Trading" });
  expect(trapped).toMatchObject({ status: 303, location: `/provider/${id}/enquiry?sent=held` });
  const elsewhere = await post(id, filled, { origin: "https://elsewhere.example" });
  expect(elsewhere).toMatchObject({
    status: 403,
    shown: { error: "This didn’t come from our form. Please check it and send it again.", values: filled },
  });
  expect(await storedFrom("program@plain.test")).toEqual([]);
});

test("the limits are those of the call, and count the same caller", async () => {
  const { id } = await buildProvider(app);
  for (let sent = 0; sent < limits.direct_enquiries_per_sender_max; sent += 1)
    expect((await post(id, { couple_name: "Naledi", couple_email: "often@plain.test", key: `k${sent}` })).status).toBe(
      303,
    );
  const refused = await post(id, { couple_name: "Naledi", couple_email: "often@plain.test", key: "more" });
  expect(refused).toMatchObject({ status: 429, shown: { values: { couple_name: "Naledi" } } });
  expect(String(refused.shown?.["error"])).toMatch(/^You’ve tried too often/);
});

test("an enquiry to an unlisted business is refused, and too large a body before it is read", async () => {
  const { id } = await buildProvider(app, { is_published: false });
  const filled = { couple_name: "Naledi", couple_email: "nobody@plain.test" };
  expect((await post(id, filled)).status).toBe(404);
  expect((await post(id, { ...filled, message: "x".repeat(limits.json_body_bytes_max) })).status).toBe(413);
  expect(await storedFrom("nobody@plain.test")).toEqual([]);
});

test.each([
  ["2027-03-20", "2027-03-20"],
  ["2020-03-20", ""],
  ["soon", ""],
])("a form that is opened with the date %s begins with %j", async (date, begun) => {
  const { id } = await buildProvider(app);
  const answer = await served.request(`/provider/${id}/enquiry?date=${date}`);
  expect(await answer.json()).toMatchObject({ values: { wedding_date: begun } });
});

test.each([
  ["cape-town", "Cape Town"],
  ["nowhere-at-all", ""],
])("one that is opened near %s begins with the place %j", async (near, begun) => {
  const { id } = await buildProvider(app);
  const answer = await served.request(`/provider/${id}/enquiry?near=${near}`);
  expect(await answer.json()).toMatchObject({ values: { venue_location: begun } });
});
