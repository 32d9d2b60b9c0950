import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import {
  conversationStatuses,
  declineReasons,
  folders,
  messageKinds,
  sides,
  reportOutcomes,
  reportReasons,
  conversation_note_length_max,
  message_length_max,
  quoted_length_max,
  reply_title_length_max,
  file_name_length_max,
  report_length_max,
} from "../contract/conversations/calls.ts";
import { account } from "./accounts.ts";
import { createdAt, id, instant, number, quoted, keyOf, ownedBy, partialIndex } from "./columns.ts";
import { couple } from "./couples.ts";
import { enquiry, enquiryRecipient } from "./enquiries.ts";
import { storedFile } from "./media.ts";
import { provider } from "./providers.ts";

/**
 * A trigger creates one per enquiry recipient [conversations-1], with its id, keeps copied columns in step, and empties
 * it with the enquiry [enquiries-27].
 */
export const conversation = pgTable(
  "conversation",
  {
    id: keyOf(() => enquiryRecipient.id),
    enquiry_id: ownedBy(() => enquiry.id),
    provider_id: uuid().references(() => provider.id, { onDelete: "set null" }),
    couple_id: uuid().references(() => couple.id, { onDelete: "set null" }),
    /** The couple's account was deleted or the enquiry emptied. */
    is_couple_deleted: boolean().notNull().default(false),
    status: text({ enum: conversationStatuses }).notNull().default("new"),
    opened_at: instant().notNull(),
    last_at: instant().notNull(),
    last_by: text({ enum: sides }).notNull().default("couple"),
    last_position: integer().notNull().default(0),
    /** The last position each side has read. */
    couple_read_to: integer().notNull().default(0),
    provider_read_to: integer().notNull().default(-1),
    couple_unread: integer().notNull().default(0),
    provider_unread: integer().notNull().default(1),
    enquiry_read_at: instant(),
    answered_at: instant(),
    /** The single reminder to the provider that the couple waits. */
    nudged_at: instant(),
    answered_elsewhere_at: instant(),
    declined_for: text({ enum: declineReasons }),
    closed_at: instant(),
    is_junk: boolean().notNull().default(false),
    archived_at: instant(),
    /** Visible to the provider only. */
    note: text().notNull().default(""),
    /** When a side blocked the other [conversations-26]. */
    couple_blocked_at: instant(),
    provider_blocked_at: instant(),
    /** The guest link's version and lookup hash; null before the first email with a link [conversations-9]. */
    link_version: integer().notNull().default(0),
    link_hash: text().unique(),
    folder: text({ enum: folders })
      .notNull()
      .generatedAlwaysAs(
        sql`case when is_junk or provider_blocked_at is not null then 'junk' when archived_at is not null or status in ('declined', 'closed') then 'archived'
          when status = 'booked' then 'booked' when last_by = 'provider' or answered_elsewhere_at >= last_at then 'theirs'
          when status = 'new' then 'new' else 'mine' end`,
      ),
  },
  (table) => [
    partialIndex(
      "conversation_open",
      sql`folder not in ('archived', 'junk')`,
      table.provider_id,
      table.last_at.desc(),
      table.id.desc(),
    ),
    index("conversation_by_folder").on(table.provider_id, table.folder),
    partialIndex("conversation_unread", sql`provider_unread > 0 and folder <> 'junk'`, table.provider_id),
    index("conversation_in_folder").on(table.provider_id, table.folder, table.last_at.desc(), table.id.desc()),
    index("conversation_of_couple").on(table.couple_id, table.last_at.desc()),
    partialIndex(
      "conversation_blocked",
      sql`couple_blocked_at is not null or provider_blocked_at is not null`,
      table.provider_id,
    ),
    index("conversation_enquiry").on(table.enquiry_id),
    // For reminders about a missing first answer, pending and recent [conversations-35].
    partialIndex("conversation_to_remind", sql`status = 'new' and nudged_at is null`, table.opened_at),
    partialIndex("conversation_reminded", sql`nudged_at is not null`, table.nudged_at),
    check("conversation_status_known", sql`${table.status} in (${quoted(conversationStatuses)})`),
    check("conversation_last_by_known", sql`${table.last_by} in (${quoted(sides)})`),
    check("conversation_note_short", sql`length(${table.note}) <= ${number(conversation_note_length_max)}`),
  ],
);

/** A message after the enquiry, or an event [conversations-3]. */
export const message = pgTable(
  "message",
  {
    id: id(),
    conversation_id: ownedBy(() => conversation.id),
    position: integer().notNull(),
    sent_by: text({ enum: sides }).notNull(),
    /** Which member of the couple's wedding wrote it, for the other members [weddings-11]. */
    by_account_id: uuid().references(() => account.id, { onDelete: "set null" }),
    kind: text({ enum: messageKinds }).notNull(),
    body: text().notNull(),
    /** An email's quoted text and signature. */
    quoted: text().notNull().default(""),
    created_at: createdAt(),
    read_at: instant(),
    /** Sent as an email [conversations-17]. */
    is_by_email: boolean().notNull().default(false),
    /** The email that brought it; null until then. */
    email_id: uuid(),
  },
  (table) => [
    unique("message_in_order").on(table.conversation_id, table.position),
    partialIndex("message_by_account", sql`by_account_id is not null`, table.by_account_id),
    check("message_position_after_enquiry", sql`${table.position} > 0`),
    check("message_sent_by_known", sql`${table.sent_by} in (${quoted(sides)})`),
    check("message_kind_known", sql`${table.kind} in (${quoted(messageKinds)})`),
    check("message_short", sql`length(${table.body}) <= ${number(message_length_max)}`),
    check("message_quoted_short", sql`length(${table.quoted}) <= ${number(quoted_length_max)}`),
  ],
);

/** A reply template with placeholders [conversations-31]. */
export const savedReply = pgTable(
  "saved_reply",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    title: text().notNull(),
    body: text().notNull(),
    created_at: createdAt(),
  },
  (table) => [
    index("saved_reply_of_provider").on(table.provider_id, table.title),
    check("saved_reply_title_short", sql`length(${table.title}) <= ${number(reply_title_length_max)}`),
    check("saved_reply_short", sql`length(${table.body}) <= ${number(message_length_max)}`),
  ],
);

/** Belongs to its message once sent; before that only its sender sees it [conversations-21]. */
export const messageFile = pgTable(
  "message_file",
  {
    id: id(),
    conversation_id: ownedBy(() => conversation.id),
    message_id: uuid().references(() => message.id, { onDelete: "cascade" }),
    sent_by: text({ enum: sides }).notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    file_hash: text()
      .notNull()
      .references(() => storedFile.hash, { onDelete: "restrict" }),
    created_at: createdAt(),
  },
  (table) => [
    index("message_file_of_conversation").on(table.conversation_id),
    index("message_file_of_message").on(table.message_id),
    index("message_file_file").on(table.file_hash),
    partialIndex("message_file_unsent", sql`message_id is null`, table.created_at),
    check("message_file_sent_by_known", sql`${table.sent_by} in (${quoted(sides)})`),
    check("message_file_name_short", sql`length(${table.name}) between 1 and ${number(file_name_length_max)}`),
  ],
);

/**
 * A provider's first message with a link, pending until its address is confirmed [conversations-28]. Deleted with the
 * provider or when the enquiry is emptied.
 */
export const pendingMessage = pgTable(
  "pending_message",
  {
    id: id(),
    conversation_id: ownedBy(() => conversation.id),
    provider_id: ownedBy(() => provider.id),
    body: text().notNull(),
    quoted: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    index("pending_message_of_conversation").on(table.conversation_id),
    index("pending_message_of_provider").on(table.provider_id),
    check("pending_message_quoted_short", sql`length(${table.quoted}) <= ${number(quoted_length_max)}`),
    check("pending_message_short", sql`length(${table.body}) <= ${number(message_length_max)}`),
  ],
);

/** The hash of a reply-by-email address, which is derived for each email [conversations-16]. */
export const replyAddress = pgTable(
  "reply_address",
  {
    hash: text().primaryKey(),
    conversation_id: ownedBy(() => conversation.id),
    side: text({ enum: sides }).notNull(),
  },
  (table) => [
    unique("reply_address_of_side").on(table.conversation_id, table.side),
    check("reply_address_side_known", sql`${table.side} in (${quoted(sides)})`),
  ],
);

/**
 * Detects repeats by Message-ID [conversations-18]. Has content only while waiting for approval [conversations-19]. A
 * trigger deletes them with either side.
 */
export const inboundEmail = pgTable(
  "inbound_email",
  {
    id: id(),
    conversation_id: ownedBy(() => conversation.id),
    side: text({ enum: sides }).notNull(),
    message_id_hash: text().notNull(),
    is_quarantined: boolean().notNull().default(false),
    sent_from: text().notNull().default(""),
    body: text().notNull().default(""),
    quoted: text().notNull().default(""),
    created_at: createdAt(),
  },
  (table) => [
    unique("inbound_email_once").on(table.conversation_id, table.side, table.message_id_hash),
    index("inbound_email_old").on(table.created_at),
    check("inbound_email_side_known", sql`${table.side} in (${quoted(sides)})`),
    check("inbound_email_short", sql`length(${table.body}) <= ${number(message_length_max)}`),
    check("inbound_email_quoted_short", sql`length(${table.quoted}) <= ${number(quoted_length_max)}`),
    check(
      "inbound_email_quarantined_or_empty",
      sql`${table.is_quarantined} or (${table.sent_from} = '' and ${table.body} = '')`,
    ),
  ],
);

/**
 * A report of the other side, and its case [conversations-27, admin-39]. A trigger clears its texts and closes it with
 * the enquiry.
 */
export const report = pgTable(
  "report",
  {
    id: id(),
    conversation_id: uuid().references(() => conversation.id, { onDelete: "set null" }),
    reported_by: text({ enum: sides }).notNull(),
    reason: text({ enum: reportReasons }).notNull(),
    words: text().notNull(),
    note: text().notNull().default(""),
    outcome: text({ enum: reportOutcomes }),
    created_at: createdAt(),
    closed_at: instant(),
    closed_by_name: text(),
  },
  (table) => [
    unique("report_once").on(table.conversation_id, table.reported_by),
    partialIndex("report_open", sql`closed_at is null`, table.created_at, table.id),
    index("report_closed").on(table.closed_at.desc(), table.id.desc()),
    check("report_by_known", sql`${table.reported_by} in (${quoted(sides)})`),
    check("report_reason_known", sql`${table.reason} in (${quoted(reportReasons)})`),
    check("report_outcome_known", sql`${table.outcome} in (${quoted(reportOutcomes)})`),
    check("report_words_short", sql`length(${table.words}) <= ${number(report_length_max)}`),
    check("report_note_short", sql`length(${table.note}) <= ${number(report_length_max)}`),
  ],
);
