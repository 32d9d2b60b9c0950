import { z } from "zod";
import { call } from "../call.ts";
import { line, paragraphs } from "../primitives.ts";
import * as calls from "./calls.ts";
import { hasOnlyFields } from "./fill-reply.ts";
import * as limits from "./limits.ts";

const { replyMessages } = calls;

export const savedReply = z
  .object({
    id: z.string(),
    title: z.string(),
    text: z.string().meta({ description: "With the placeholders {couple}, {date} and {venue} not yet replaced." }),
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
  ...calls.listReplies,
  name: "listReplies",
  summary: "List the provider's saved replies, by name",
  group: "Conversations",
  status: 200,
  answer: z.object({ replies: z.array(savedReply) }),
});

export const addReply = call({
  ...calls.addReply,
  name: "addReply",
  summary: "Create a saved reply for future enquiries",
  group: "Conversations",
  body: newReply,
  status: 201,
  answer: z.object({ reply: savedReply }),
  refusals: ["replies_full"],
});

export const changeReply = call({
  ...calls.changeReply,
  name: "changeReply",
  summary: "Replace a saved reply",
  group: "Conversations",
  params,
  body: newReply,
  status: 200,
  answer: z.object({ reply: savedReply }),
  refusals: ["reply_not_found"],
});

export const removeReply = call({
  ...calls.removeReply,
  name: "removeReply",
  summary: "Delete a saved reply",
  group: "Conversations",
  params,
  status: 200,
  answer: z.object({ replies: z.array(savedReply) }),
  refusals: ["reply_not_found"],
});
