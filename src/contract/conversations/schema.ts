import { z } from "zod";
import { typedCode } from "../link-code-schema.ts";
import { budgetRange, id, orAbsent, pageOf, paragraphs, email, idParams, linkToken } from "../primitives.ts";
import { routesOf } from "../route.ts";
import { memberNamed } from "../weddings/schema.ts";
import * as calls from "./calls.ts";
import {
  countConversationsCall as counting,
  cautions,
  conversationMessages,
  conversationStatuses,
  declineReasons,
  folders,
  messageKinds,
  sides,
} from "./calls.ts";
import { fileIds, messageFileSchema } from "./file-schema.ts";
import { narrowedInbox } from "./inbox-schema.ts";

const route = routesOf("Conversations");

/** An email in a side's name from another address, which waits for confirmation [conversations-19]. */
export const heldEmail = z
  .object({ id, sent_from: z.string(), text: z.string(), quoted: z.string(), created_at: z.string() })
  .meta({ id: "HeldEmail" });
export type HeldEmail = z.infer<typeof heldEmail>;

const side = z.enum(sides);

/** `held` until the sender confirms an address; `suppressed`: no emails, read on the page [conversations-4]. */
export const deliveryStatus = z
  .object({
    state: z.enum(["held", "waiting", "delivered", "failed", "suppressed", "read"]),
    at: z.string().nullable().describe("When it was delivered or read."),
    reason: z.string().nullable().describe("Reason for the failure, as a sentence."),
  })
  .meta({ id: "DeliveryStatus" });
export type DeliveryStatus = z.infer<typeof deliveryStatus>;

export const messageSchema = z
  .object({
    id,
    position: z.int().min(0).describe("Position in the conversation; the enquiry is 0."),
    sent_by: side,
    by: memberNamed,
    kind: z.enum(messageKinds),
    text: z.string().describe("Empty if only files were sent."),
    quoted: z.string().describe("For an email: the quoted text and signature; otherwise empty."),
    files: z.array(messageFileSchema),
    is_by_email: z.boolean().describe("True if written as an email."),
    created_at: z.string(),
    fate: deliveryStatus.nullable().describe("For the caller's own messages only."),
    caution: z.enum(cautions).nullable().describe("For couples: caution about a provider's message."),
  })
  .meta({ id: "Message" });
export type Message = z.infer<typeof messageSchema>;

const summary = {
  id,
  status: z.enum(conversationStatuses),
  provider: z.object({
    id: id.nullable().describe("Null if the provider was deleted or is hidden."),
    name: z.string(),
  }),
  category: z.string().nullable(),
  couple_name: z.string().describe("Empty once the enquiry was erased."),
  wedding_date: z.string().nullable(),
  venue_location: z.string().nullable(),
  opened_at: z.string(),
  last_at: z.string().describe("Time of the newest message."),
  last_by: side,
  is_blocked: z.boolean().describe("True if the caller blocks the other party's messages."),
  confirm_by: z.string().nullable().describe("Deadline for the provider to confirm an accepted quote."),
  unread: z.int().min(0).describe("Messages from the other party not yet read by the caller."),
};

export const conversationSummary = z
  .object({
    ...summary,
    excerpt: z.string().nullable().describe("Beginning of the newest message; null for an impersonating admin."),
    folder: z.enum(folders).nullable().describe("Folder in the provider's inbox; null for couples."),
  })
  .meta({ id: "ConversationSummary" });
export type ConversationSummary = z.infer<typeof conversationSummary>;

export const conversationSchema = z
  .object({
    ...summary,
    side: side.describe("The caller's side."),
    reach: z
      .object({ phone: z.string().nullable(), whatsapp: z.string().nullable() })
      .describe(
        "The other party's number, from the provider's profile or the couple's enquiry, and a WhatsApp link to it with a first message; null if there is none.",
      ),
    may_write: z.boolean(),
    closed_reason: z
      .enum(["other_gone", "closed_long", "reader_only", "blocked_by_you", "blocked_by_them", "suspended"])
      .nullable()
      .describe(
        "Why no messages can be written: the other party is gone, time has passed, a block, or the caller's suspension.",
      ),
    may_remind_at: z
      .string()
      .nullable()
      .describe("For couples: earliest time to remind the provider; null if not possible."),
    enquiry: z
      .object({
        couple_email: z.string(),
        couple_phone: z.string().nullable(),
        guest_count: z.int().nullable(),
        budget_range: budgetRange.nullable(),
        services_interested: z.array(z.string()),
        is_shared: z.boolean().describe("True if others received the same enquiry."),
      })
      .describe("Details of the enquiry besides its first message."),
    inbox: z
      .object({
        folder: z.enum(folders),
        note: z.string(),
        is_archived: z.boolean(),
        is_junk: z.boolean(),
        answered_elsewhere_at: z.string().nullable(),
        same_date_total: z.int().min(0).describe("Other non-junk enquiries for the same date."),
      })
      .nullable()
      .describe("For the provider only; null for couples."),
  })
  .meta({ id: "Conversation" });
export type Conversation = z.infer<typeof conversationSchema>;

export const fullConversation = z
  .object({
    conversation: conversationSchema,
    messages: z.array(messageSchema),
    held: z
      .array(heldEmail)
      .describe("Emails in the caller's name from other addresses, awaiting the caller's decision."),
  })
  .meta({ id: "WholeConversation" });
export type FullConversation = z.infer<typeof fullConversation>;

const written = { text: paragraphs(calls.message_length_max), files: fileIds };

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

export const listConversationsRoute = route(calls.listConversationsCall, {
  name: "listConversations",
  summary: "List the caller's conversations: couples' by category, unread first; providers' newest first",
  query: z.object({ page: pageOf(calls.conversations_per_page).page, ...narrowedInbox }),
  answer: z.object({
    conversations: z.array(conversationSummary),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
});

export const countConversationsRoute = route(counting, {
  name: "countConversations",
  summary: "Count the caller's unread conversations and those in each inbox folder",
  answer: z.object({
    unread: z.int().min(0),
    folders: z.object(
      Object.fromEntries(folders.map((name) => [name, z.int().min(0)])) as Record<(typeof folders)[number], z.ZodInt>,
    ),
  }),
});

export const readConversationRoute = route(calls.readConversationCall, {
  name: "readConversation",
  in_person: true,
  summary: "Retrieve a conversation with all messages, oldest first, without marking it read",
  params: idParams,
  answer: fullConversation,
  refusals: ["conversation_not_found"],
});

export const sendMessageRoute = route(calls.sendMessageCall, {
  name: "sendMessage",
  in_person: true,
  summary: "Send a message, once per Idempotency-Key; emailed within two minutes unless already read",
  params: idParams,
  body: newMessage({}).meta({ id: "NewMessage" }),
  status: 201,
  answer: z.object({ message: messageSchema }),
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

export const markReadRoute = route(calls.markReadCall, {
  name: "markRead",
  in_person: true,
  summary: "Mark messages as read, visibly to the other party, and cancel their pending emails",
  params: idParams,
  body: z.object({ up_to: upTo }),
  answer: z.object({ unread: z.int().min(0) }),
  refusals: ["conversation_not_found"],
});

export const remindProviderRoute = route(calls.remindProviderCall, {
  name: "remindProvider",
  in_person: true,
  summary: "Remind a provider who has not answered for three days, once per silence",
  params: idParams,
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: ["conversation_not_found", "conversation_over", "too_early_to_remind"],
});

export const closeConversationRoute = route(calls.closeConversationCall, {
  name: "closeConversation",
  in_person: true,
  summary: "Politely inform the provider that the couple found somebody else",
  params: idParams,
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: ["conversation_not_found", "conversation_over"],
});

export const declineEnquiryRoute = route(calls.declineEnquiryCall, {
  name: "declineEnquiry",
  in_person: true,
  summary: "Decline an enquiry, with a polite message for the reason or the provider's own words",
  params: idParams,
  body: z.object({
    reason: z.enum(declineReasons, "Choose why you decline."),
    text: orAbsent(paragraphs(calls.message_length_max)),
  }),
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: ["conversation_not_found", "conversation_over", "suspended_writes_nothing", "email_unconfirmed"],
});

export const saveNoteRoute = route(calls.saveNoteCall, {
  name: "saveNote",
  summary: "Update the provider's private note on a conversation, never shown to the couple",
  params: idParams,
  body: z.object({ note: paragraphs(calls.conversation_note_length_max) }),
  answer: z.object({ note: z.string() }),
  refusals: ["conversation_not_found"],
});

export const archiveConversationRoute = route(calls.archiveConversationCall, {
  name: "archiveConversation",
  summary: "Archive or unarchive a conversation; a new message from the couple also unarchives it",
  params: idParams,
  body: z.object({ is_archived: z.boolean("Say whether it is archived.") }),
  answer: z.object({ folder: z.enum(folders) }),
  refusals: ["conversation_not_found"],
});

export const linkRefusals = ["dead_link", "too_many_requests"] as const;

export const readLinkedConversationRoute = route(calls.readLinkedConversationCall, {
  name: "readLinkedConversation",
  summary: "Retrieve a guest's conversation with all its messages, by link token",
  body: z.object({ token: linkToken }),
  answer: fullConversation,
  refusals: linkRefusals,
});

export const openByCodeRoute = route(calls.openByCodeCall, {
  name: "openByCode",
  summary: "Exchange an emailed code and its address for a guest's link token",
  body: typedCode,
  answer: z.object({ token: z.string() }),
  refusals: ["too_many_requests"],
});

export const askNewLinkRoute = route(calls.askNewLinkCall, {
  name: "askNewLink",
  summary: "Email a guest its latest conversations' links; the response never reveals whether any exist",
  body: z.object({ email }),
  answer: z.object({ message: z.string() }),
  refusals: ["too_many_requests"],
});

export const sendLinkedMessageRoute = route(calls.sendLinkedMessageCall, {
  name: "sendLinkedMessage",
  summary: "Send a message as a guest, by link token, once per Idempotency-Key",
  body: newMessage({ token: linkToken }),
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: [...linkRefusals, "conversation_over", "file_not_found", "idempotency_mismatch"],
});

export const markLinkedReadRoute = route(calls.markLinkedReadCall, {
  name: "markLinkedRead",
  summary: "Mark messages as read by a guest up to a position, by link token",
  body: z.object({ token: linkToken, up_to: upTo }),
  answer: z.object({ unread: z.int().min(0) }),
  refusals: linkRefusals,
});

export const closeLinkedRoute = route(calls.closeLinkedCall, {
  name: "closeLinked",
  summary: "Politely inform the provider that the guest found somebody else, by link token",
  body: z.object({ token: linkToken }),
  status: 201,
  answer: z.object({ message: messageSchema }),
  refusals: [...linkRefusals, "conversation_over"],
});

export const revokeLinkRoute = route(calls.revokeLinkCall, {
  name: "revokeLink",
  summary: "Revoke a guest's conversation link; the next email about it contains a new one",
  body: z.object({ token: linkToken }),
  answer: z.object({ message: z.string() }),
  refusals: linkRefusals,
});
