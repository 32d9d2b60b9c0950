import type { Hono } from "hono";
import { href } from "react-router";
import { readTopic, suppressionMessages } from "../../contract/emails/calls.ts";
import { errors } from "../../contract/errors.ts";
import { setSuppressionByLink } from "../../features/emails/set-suppression.ts";
import type { Context } from "../../platform/context.ts";
import { errorResponse } from "../../platform/http/error-answer.ts";
import { limitBody } from "../../platform/http/limit-body.ts";
import { Refusal } from "../../platform/refusal.ts";

const bytes_max = 4_096;

/**
 * RFC 8058, without cookies. Browsers without scripts post here too [emails-13]; a body for all emails overrides the
 * topic [emails-19].
 */
export function mountOneClick(app: Hono, contextNow: () => Context): void {
  const limit = limitBody(bytes_max, () => errorResponse("too_large"));
  app.post(href("/unsubscribe"), limit, async (c) => {
    c.header("cache-control", "no-store");
    // an unreadable form counts as empty
    const form = await c.req.parseBody().catch(() => null);
    if (form?.["List-Unsubscribe"] !== "One-Click") return c.text(errors.bad_input.sentence, 400);
    const topic = readTopic(form["topic"] ?? c.req.query("topic"));
    try {
      const wished = { is_suppressed: true, topic, source: "one_click" } as const;
      await setSuppressionByLink(contextNow(), c.req.query("token") ?? "", wished);
    } catch (cause) {
      if (cause instanceof Refusal) return c.text(cause.message, 400);
      throw cause;
    }
    return c.text(suppressionMessages.saved(true, topic));
  });
}
