import { z } from "zod";
import { call } from "../call.ts";
import { line, paragraphs } from "../primitives.ts";
import { hasOnlyFields } from "./fill-reply.ts";
import * as limits from "./limits.ts";
import * as words from "./reply-words.ts";

const { replyMessages } = words;

export const savedReply = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string().meta({ description: "With the fields {couple}, {date} and {venue} as they were written." }),
  })
  .meta({ id: "SavedReply" });
export type SavedReply = z.infer<typeof savedReply>;

const params = z.object({ id: z.string() });

export const newReply = z
  .object({
    title: line(limits.reply_title_length_max).refine((title) => title !== "", replyMessages.title_missing),
    text: paragraphs(limits.message_length_max)
      .refine((text) => text !== "", replyMessages.text_missing)
      .refine(hasOnlyFields, replyMessages.field_unknown),
  })
  .meta({ id: "NewReply" });
export type NewReply = z.infer<typeof newReply>;

export const listReplies = call({
  ...words.listReplies,
  name: "listReplies",
  summary: "The replies that the provider saved, by name",
  group: "Conversations",
  status: 200,
  answer: z.object({ replies: z.array(savedReply) }),
});

export const addReply = call({
  ...words.addReply,
  name: "addReply",
  summary: "Saves a reply for enquiries to come",
  group: "Conversations",
  body: newReply,
  status: 201,
  answer: z.object({ reply: savedReply }),
  refusals: ["replies_full"],
});

export const changeReply = call({
  ...words.changeReply,
  name: "changeReply",
  summary: "Writes a saved reply anew",
  group: "Conversations",
  params,
  body: newReply,
  status: 200,
  answer: z.object({ reply: savedReply }),
  refusals: ["reply_not_found"],
});

export const removeReply = call({
  ...words.removeReply,
  name: "removeReply",
  summary: "Removes a saved reply",
  group: "Conversations",
  params,
  status: 200,
  answer: z.object({ replies: z.array(savedReply) }),
  refusals: ["reply_not_found"],
});
