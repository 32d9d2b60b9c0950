import { z } from "zod";
import { call } from "../call.ts";
import * as words from "./words.ts";

const group = "Emails";
const sentence = "This link is incomplete.";
const token = z
  .string(sentence)
  .trim()
  .min(1, sentence)
  .max(200)
  .meta({ description: "Of the link at the end of an email: it says whose address it is to nobody, and never ends." });

export const isSuppressed = z.boolean("Say whether emails are to stop.");

export const emailTopic = z.enum(words.emailTopics).meta({
  description:
    "What emails are about: `enquiries`, new ones to a provider; `copies`, of what a couple sent; `messages`; `reminders`, of couples that wait and of the calendar; `favourites`; `payments`, that are due by a couple's budget; `trust`, endorsements and verification.",
});

/** All emails when absent. */
export const stoppedTopic = emailTopic.optional();

export const readSuppression = call({
  ...words.readSuppression,
  name: "readSuppression",
  summary:
    "Whether the address that a link was mailed to takes no emails, or none about some topics; in a body, so that no log holds the token",
  group,
  body: z.object({ token }),
  status: 200,
  answer: z.object({ is_suppressed: z.boolean(), stopped_topics: z.array(emailTopic) }),
  refusals: ["dead_link"],
});

export const setSuppression = call({
  ...words.setSuppression,
  name: "setSuppression",
  summary:
    "Stops all emails to the address that a link was mailed to but those about its account's safety, or those about a topic alone, or takes that back",
  group,
  body: z.object({ token, is_suppressed: isSuppressed, topic: stoppedTopic }),
  status: 200,
  answer: z.object({ message: z.string(), is_suppressed: z.boolean() }),
  refusals: ["dead_link"],
});
