import { z } from "zod";
import { call } from "../call.ts";
import { budgetRange, id, orAbsent, pageOf, paragraphs } from "../primitives.ts";
import { memberNamed } from "../weddings/member-shape.ts";
import { countConversations as counting } from "./count-words.ts";
import { narrowedInbox } from "./desk-shapes.ts";
import { fileIds, messageFile } from "./file-shapes.ts";
import { heldEmail } from "./held-shapes.ts";
import * as limits from "./limits.ts";
import {
  cautions,
  conversationMessages,
  conversationStatuses,
  declineReasons,
  folders,
  messageKinds,
  sides,
} from "./words.ts";
import * as words from "./words.ts";

const side = z.enum(sides);
const params = z.object({ id: z.string() });

/** `held` until the sender confirms an address; `suppressed`: no emails, read on the page [conversations-4]. */
export const fate = z
  .object({
    state: z.enum(["held", "waiting", "delivered", "failed", "suppressed", "read"]),
    at: z.string().nullable().meta({ description: "When it was delivered or read." }),
    reason: z.string().nullable().meta({ description: "Why it failed, in a sentence." }),
  })
  .meta({ id: "Fate" });
export type Fate = z.infer<typeof fate>;

export const message = z
  .object({
    id,
    position: z.int().min(0).meta({ description: "Its place in the conversation; the enquiry is 0." }),
    sent_by: side,
    by: memberNamed,
    kind: z.enum(messageKinds),
    text: z.string().meta({ description: "Empty where files were sent alone." }),
    quoted: z.string().meta({ description: "Of an email: what it answers and its signature; else empty." }),
    files: z.array(messageFile),
    is_by_email: z.boolean().meta({ description: "It was written as an email." }),
    created_at: z.string(),
    fate: fate.nullable().meta({ description: "Of the asking side's own messages." }),
    caution: z
      .enum(cautions)
      .nullable()
      .meta({ description: "For couples: what to be careful about in what a provider wrote." }),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof message>;

const summary = {
  id,
  status: z.enum(conversationStatuses),
  provider: z.object({
    id: id.nullable().meta({ description: "Null once the provider is gone or hidden." }),
    name: z.string(),
  }),
  category: z.string().nullable(),
  couple_name: z.string().meta({ description: "Empty once the enquiry was emptied." }),
  wedding_date: z.string().nullable(),
  venue_location: z.string().nullable(),
  opened_at: z.string(),
  last_at: z.string().meta({ description: "When the newest message was sent." }),
  last_by: side,
  is_blocked: z.boolean().meta({ description: "The asking side takes no messages of the other one." }),
  confirm_by: z.string().nullable().meta({ description: "Until when an accepted quote waits for its provider." }),
  unread: z.int().min(0).meta({ description: "Messages of the other side that the asking one has not read." }),
};

export const conversationSummary = z
  .object({
    ...summary,
    excerpt: z.string().nullable().meta({ description: "How the newest message begins; null for an acting admin." }),
    folder: z.enum(folders).nullable().meta({ description: "Its folder in a provider's inbox; null for couples." }),
  })
  .meta({ id: "ConversationSummary" });
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversation = z
  .object({
    ...summary,
    side: side.meta({ description: "The asking one." }),
    reach: z.object({ phone: z.string().nullable(), whatsapp: z.string().nullable() }).meta({
      description:
        "The other side's number, on a provider's profile or in a couple's enquiry, and the address that opens WhatsApp with it and a first message; null without one.",
    }),
    may_write: z.boolean(),
    closed_reason: z
      .enum(["other_gone", "closed_long", "reader_only", "blocked_by_you", "blocked_by_them", "suspended"])
      .nullable()
      .meta({ description: "Why nothing can be written: who is gone, time, a block, or the own suspension." }),
    may_remind_at: z
      .string()
      .nullable()
      .meta({ description: "For couples: from when on the provider can be reminded; null where it can't." }),
    enquiry: z
      .object({
        couple_email: z.string(),
        couple_phone: z.string().nullable(),
        guest_count: z.int().nullable(),
        budget_range: budgetRange.nullable(),
        services_interested: z.array(z.string()),
        is_shared: z.boolean().meta({ description: "Others received the same enquiry." }),
      })
      .meta({ description: "What was asked besides the first message." }),
    inbox: z
      .object({
        folder: z.enum(folders),
        note: z.string(),
        is_archived: z.boolean(),
        is_junk: z.boolean(),
        answered_elsewhere_at: z.string().nullable(),
        same_date_total: z.int().min(0).meta({ description: "Other enquiries for the same day that are not junk." }),
      })
      .nullable()
      .meta({ description: "The provider's own; null for couples." }),
  })
  .meta({ id: "Conversation" });
export type Conversation = z.infer<typeof conversation>;

export const fullConversation = z
  .object({
    conversation,
    messages: z.array(message),
    held: z
      .array(heldEmail)
      .meta({ description: "Emails in the asking side's name from other addresses than its own, which wait for it." }),
  })
  .meta({ id: "WholeConversation" });
export type FullConversation = z.infer<typeof fullConversation>;

const written = { text: paragraphs(limits.message_length_max), files: fileIds };

export function newMessage<More extends z.ZodRawShape>(more: More) {
  return z
    .object({ ...more, ...written })
    .refine(
      ({ text, files }: { text?: unknown; files?: unknown }) =>
        text !== "" || (files !== undefined && (files as unknown[]).length > 0),
      { path: ["text"], error: conversationMessages.text_missing },
    );
}
export const upTo = z
  .int("Say up to which message.")
  .min(0, "Say up to which message.")
  .max(1_000_000, "Say up to which message.");

export const listConversations = call({
  ...words.listConversations,
  name: "listConversations",
  summary:
    "A page of the conversations of the couple or provider that asks: a couple's by category, those with something unread first; a provider's newest first",
  group: "Conversations",
  query: z.object({ page: pageOf(limits.conversations_per_page).page, ...narrowedInbox }),
  status: 200,
  answer: z.object({
    conversations: z.array(conversationSummary),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});

export const countConversations = call({
  ...counting,
  name: "countConversations",
  summary:
    "How many conversations of the asking side have something unread, and how many stand in each folder of a provider's inbox",
  group: "Conversations",
  status: 200,
  answer: z.object({
    unread: z.int().min(0),
    folders: z.object(
      Object.fromEntries(folders.map((name) => [name, z.int().min(0)])) as Record<(typeof folders)[number], z.ZodInt>,
    ),
  }),
});

export const readConversation = call({
  ...words.readConversation,
  name: "readConversation",
  in_person: true,
  summary: "One conversation with all its messages, oldest first; reading it here marks nothing as read",
  group: "Conversations",
  params,
  status: 200,
  answer: fullConversation,
  refusals: ["conversation_not_found"],
});

export const sendMessage = call({
  ...words.sendMessage,
  name: "sendMessage",
  in_person: true,
  summary:
    "Writes a message; the same Idempotency-Key writes it once. The other side gets it by mail within two minutes unless it read it",
  group: "Conversations",
  params,
  body: newMessage({}).meta({ id: "NewMessage" }),
  status: 201,
  answer: z.object({ message }),
  refusals: [
    "conversation_not_found",
    "conversation_over",
    "suspended_writes_nothing",
    "email_unconfirmed",
    "file_not_found",
    "too_many_requests",
    "idempotency_mismatch",
  ],
});

export const markRead = call({
  ...words.markRead,
  name: "markRead",
  in_person: true,
  summary:
    "Says up to which message the asking side has read, which the other side sees; mail about those that waited is taken back",
  group: "Conversations",
  params,
  body: z.object({ up_to: upTo }),
  status: 200,
  answer: z.object({ unread: z.int().min(0) }),
  refusals: ["conversation_not_found"],
});

export const remindProvider = call({
  ...words.remindProvider,
  name: "remindProvider",
  in_person: true,
  summary: "Reminds a provider that has not answered for three days, once per silence",
  group: "Conversations",
  params,
  status: 201,
  answer: z.object({ message }),
  refusals: ["conversation_not_found", "conversation_over", "too_early_to_remind"],
});

export const closeConversation = call({
  ...words.closeConversation,
  name: "closeConversation",
  in_person: true,
  summary: "Tells the provider kindly that the couple has found somebody else",
  group: "Conversations",
  params,
  status: 201,
  answer: z.object({ message }),
  refusals: ["conversation_not_found", "conversation_over"],
});

export const declineEnquiry = call({
  ...words.declineEnquiry,
  name: "declineEnquiry",
  in_person: true,
  summary: "Declines an enquiry: a kind sentence for the reason goes to the couple, or the provider's own words",
  group: "Conversations",
  params,
  body: z.object({
    reason: z.enum(declineReasons, "Choose why you decline."),
    text: orAbsent(paragraphs(limits.message_length_max)),
  }),
  status: 201,
  answer: z.object({ message }),
  refusals: ["conversation_not_found", "conversation_over", "suspended_writes_nothing", "email_unconfirmed"],
});

export const saveNote = call({
  ...words.saveNote,
  name: "saveNote",
  summary: "Keeps the provider's private note on a conversation; the couple never sees it",
  group: "Conversations",
  params,
  body: z.object({ note: paragraphs(limits.conversation_note_length_max) }),
  status: 200,
  answer: z.object({ note: z.string() }),
  refusals: ["conversation_not_found"],
});

export const archiveConversation = call({
  ...words.archiveConversation,
  name: "archiveConversation",
  summary: "Puts a conversation away from the inbox, or takes it back; a new message of the couple takes it back too",
  group: "Conversations",
  params,
  body: z.object({ is_archived: z.boolean("Say whether it is archived.") }),
  status: 200,
  answer: z.object({ folder: z.enum(folders) }),
  refusals: ["conversation_not_found"],
});
