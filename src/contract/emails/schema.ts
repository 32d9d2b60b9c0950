import { z } from "zod";
import { linkToken } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Emails");
const token = linkToken.describe("Token of the link at the end of an email; reveals no address and never expires.");

export const isSuppressed = z.boolean("Say whether emails are to stop.");

export const emailTopic = z
  .enum(calls.emailTopics)
  .describe(
    "Email topics: `enquiries`, new ones to a provider; `copies`, of what a couple sent; `messages`; `reminders`, about waiting couples and the calendar; `favourites`; `payments`, due in a couple's budget; `trust`, endorsements and verification.",
  );

/** All emails when absent. */
export const stoppedTopic = emailTopic.optional();

export const readSuppressionRoute = route(calls.readSuppressionCall, {
  name: "readSuppression",
  summary: "Retrieve a link address's email preferences, by a body token to avoid logging",
  body: z.object({ token }),
  answer: z.object({ is_suppressed: z.boolean(), stopped_topics: z.array(emailTopic) }),
  refusals: ["dead_link"],
});

export const setSuppressionRoute = route(calls.setSuppressionCall, {
  name: "setSuppression",
  summary: "Stop or resume non-security emails to a link's address, all or by topic",
  body: z.object({ token, is_suppressed: isSuppressed, topic: stoppedTopic }),
  answer: z.object({ message: z.string(), is_suppressed: z.boolean() }),
  refusals: ["dead_link"],
});
