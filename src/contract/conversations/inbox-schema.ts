import { z } from "zod";
import { orAbsent, searchText, line, paragraphs, idParams } from "../primitives.ts";
import { recordFile } from "../record.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";
import { folders } from "./calls.ts";
import { hasOnlyFields } from "./fill-reply.ts";

const route = routesOf("Conversations");

export const narrowedInbox = {
  folder: orAbsent(z.enum(folders)).describe(
    "For providers: one folder; by default all except archived and junk, or all when searching.",
  ),
  search: searchText.describe("Text to find in names, place or messages."),
};

export const downloadInboxRoute = route(calls.downloadInboxCall, {
  name: "downloadInbox",
  in_person: true,
  summary: "Export the provider's inbox as CSV, with the same filters as the list",
  query: z.object(narrowedInbox),
  answer: recordFile,
});

const count = z.int().min(0);

export const myResponseStats = z
  .object({
    enquiries: count.describe("Enquiries of the last 90 days that count."),
    answered: count.describe("Number of them answered within 48 hours."),
    median_minutes: count
      .nullable()
      .describe("Median time to the first answer, in minutes; null if half are unanswered."),
    says: z.string().nullable().describe("What couples see of it, as text; null if nothing is shown."),
    waiting: count.describe("Couples waiting for a first answer."),
  })
  .meta({ id: "MyResponseStats" });
export type MyResponseStats = z.infer<typeof myResponseStats>;

export const readAnsweringRoute = route(calls.readAnsweringCall, {
  name: "readAnswering",
  summary: "Retrieve the provider's response times, what couples see, and how many wait",
  answer: myResponseStats,
});

const { replyMessages } = calls;

export const savedReplySchema = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string().describe("With the placeholders {couple}, {date} and {venue} not yet replaced."),
  })
  .meta({ id: "SavedReply" });
export type SavedReply = z.infer<typeof savedReplySchema>;

export const newReply = z
  .object({
    title: line(calls.reply_title_length_max).refine((title) => title !== "", replyMessages.title_missing),
    text: paragraphs(calls.message_length_max)
      .refine((text) => text !== "", replyMessages.text_missing)
      .refine(hasOnlyFields, replyMessages.field_unknown),
  })
  .meta({ id: "NewReply" });
export type NewReply = z.infer<typeof newReply>;

export const listRepliesRoute = route(calls.listRepliesCall, {
  name: "listReplies",
  summary: "List the provider's saved replies, by name",
  answer: z.object({ replies: z.array(savedReplySchema) }),
});

export const addReplyRoute = route(calls.addReplyCall, {
  name: "addReply",
  summary: "Create a saved reply for future enquiries",
  body: newReply,
  status: 201,
  answer: z.object({ reply: savedReplySchema }),
  refusals: ["replies_full"],
});

export const changeReplyRoute = route(calls.changeReplyCall, {
  name: "changeReply",
  summary: "Replace a saved reply",
  params: idParams,
  body: newReply,
  answer: z.object({ reply: savedReplySchema }),
  refusals: ["reply_not_found"],
});

export const removeReplyRoute = route(calls.removeReplyCall, {
  name: "removeReply",
  summary: "Delete a saved reply",
  params: idParams,
  answer: z.object({ replies: z.array(savedReplySchema) }),
  refusals: ["reply_not_found"],
});
