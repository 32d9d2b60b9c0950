import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts") &
  typeof import("./file-schema.ts") &
  typeof import("./inbox-schema.ts") &
  typeof import("./safety-schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

/** Rule [limits-17]; also in checks of four tables: another value needs a migration. */
export const message_length_max = 4_000;
export const quoted_length_max = 10_000;
export const conversation_note_length_max = 2_000;
export const saved_replies_max = 50;
export const reply_title_length_max = 60;
export const conversations_per_page = 20;
export const conversation_excerpt_length_max = 160;
export const messages_hourly_max = 120;
export const linked_messages_hourly_max = 30;
export const conversation_links_per_address_max = 300;
/** Per hour, with the conversations per mail. */
export const new_links_per_address_max = 10;
export const new_links_per_mailbox_max = 3;
export const new_links_mailed_max = 5;
export const hand_over_hours = 24;
/** Unread messages wait this long and are mailed together. */
export const message_email_delay_seconds = 120;
/** The couple can remind a provider that is silent this long. */
export const remind_after_days = 3;
/** From here on other vendors are offered. */
export const others_after_days = 7;
/** A message reopens a closed conversation this long. */
export const reopen_days = 30;
/** Per account and per guest's link; then heartbeat and lifetime. */
export const streams_per_account_max = 10;
export const streams_per_link_max = 5;
export const stream_beat_seconds = 25;
export const stream_minutes = 10;

/** Per message; bytes are per file as uploaded. */
export const message_files_max = 10;
export const message_file_bytes_max = 10_485_760;
export const file_name_length_max = 120;
export const conversation_files_bytes_max = 209_715_200;
export const files_hourly_max = 100;
export const linked_files_hourly_max = 30;
export const unsent_file_hours = 24;
/** Of a whole mail, then of all mails being received. */
export const inbound_email_bytes_max = 25 * 1024 * 1024;
export const inbound_connections_max = 50;
export const inbound_bytes_at_once_max = 100 * 1024 * 1024;
export const inbound_data_seconds_max = 600;
export const inbound_silence_seconds_max = 60;
/** Plus a tenth of a second per megabyte. */
export const inbound_reading_seconds_max = 1;
export const inbound_starting_seconds_max = 20;
export const inbound_readers_max = 2;
/** A mail that takes longer counts this many times towards its address's hourly limit. */
export const inbound_slow_counts = 10;
/** Unknown recipients before a connection is closed. */
export const inbound_strangers_max = 10;
/** Per reply address; `held` emails wait for confirmation. */
export const inbound_emails_hourly_max = 60;
export const quarantined_emails_max = 5;
/** For the log of received emails, and for emails that wait for confirmation. */
export const inbound_memory_days = 30;
export const report_length_max = 2_000;
export const reports_daily_max = 10;
export const reports_per_page = 25;

/** How many of a couple's conversations its dashboard counts. */
export const open_conversations_max = 300;

/** The provider gets an email about couples who have waited this long for a first answer, up to two weeks. */
export const nudge_after_hours = 24;
export const nudge_until_days = 14;

export const listConversationsCall: Call<"listConversations"> = { at: "get /api/conversations", who: "signed_in" };
export const readConversationCall: Call<"readConversation"> = { at: "get /api/conversations/{id}", who: "signed_in" };
export const sendMessageCall: Call<"sendMessage"> = { at: "post /api/conversations/{id}/messages", who: "signed_in" };
export const decideHeldCall: Call<"decideHeld"> = {
  at: "put /api/conversations/{id}/held/{held_id}",
  who: "signed_in",
};
export const markReadCall: Call<"markRead"> = { at: "put /api/conversations/{id}/read", who: "signed_in" };
export const remindProviderCall: Call<"remindProvider"> = { at: "post /api/conversations/{id}/remind", who: "couple" };
export const handOverCall: Call<"handOver"> = { at: "post /api/conversations/{id}/handover", who: "signed_in" };
export const blockOtherCall: Call<"blockOther"> = { at: "post /api/conversations/{id}/block", who: "signed_in" };
export const unblockOtherCall: Call<"unblockOther"> = { at: "delete /api/conversations/{id}/block", who: "signed_in" };
export const closeConversationCall: Call<"closeConversation"> = {
  at: "post /api/conversations/{id}/close",
  who: "couple",
};
export const declineEnquiryCall: Call<"declineEnquiry"> = {
  at: "post /api/conversations/{id}/decline",
  who: "provider",
};
export const saveNoteCall: Call<"saveNote"> = { at: "put /api/conversations/{id}/note", who: "provider" };
export const archiveConversationCall: Call<"archiveConversation"> = {
  at: "put /api/conversations/{id}/archived",
  who: "provider",
};
export const uploadFilesCall: Call<"uploadFiles"> = { at: "post /api/conversations/{id}/files", who: "signed_in" };
export const readFileCall: Call<"readFile"> = { at: "get /api/conversations/{id}/files/{file}", who: "signed_in" };
export const uploadLinkedFilesCall: Call<"uploadLinkedFiles"> = {
  at: "post /api/conversations/link/files",
  who: "anyone",
};
export const readLinkedFileCall: Call<"readLinkedFile"> = {
  at: "get /api/conversations/link/files/{file}",
  who: "anyone",
};
export const readLinkedConversationCall: Call<"readLinkedConversation"> = {
  at: "post /api/conversations/link",
  who: "anyone",
};
export const openByCodeCall: Call<"openByCode"> = { at: "post /api/conversations/link/code", who: "anyone" };
export const askNewLinkCall: Call<"askNewLink"> = { at: "post /api/conversations/link/new", who: "anyone" };

/** The same whether or not the address is known. */
export const new_link_requested =
  "If you sent an enquiry from this address, we’ve emailed you a new link to each of your latest conversations.";

export const sendLinkedMessageCall: Call<"sendLinkedMessage"> = {
  at: "post /api/conversations/link/messages",
  who: "anyone",
};
export const markLinkedReadCall: Call<"markLinkedRead"> = { at: "put /api/conversations/link/read", who: "anyone" };
export const handOverLinkedCall: Call<"handOverLinked"> = {
  at: "post /api/conversations/link/handover",
  who: "anyone",
};
export const blockLinkedCall: Call<"blockLinked"> = { at: "post /api/conversations/link/block", who: "anyone" };
export const unblockLinkedCall: Call<"unblockLinked"> = { at: "post /api/conversations/link/unblock", who: "anyone" };
export const decideLinkedHeldCall: Call<"decideLinkedHeld"> = { at: "put /api/conversations/link/held", who: "anyone" };
export const closeLinkedCall: Call<"closeLinked"> = { at: "post /api/conversations/link/close", who: "anyone" };
export const revokeLinkCall: Call<"revokeLink"> = { at: "post /api/conversations/link/revoke", who: "anyone" };

/** The event stream; outside the router, since it never ends [conversations-15]. */
export const events_path = "/api/events";

export const link_header = "conversation-token";

export const sides = ["couple", "provider"] as const;

/** Rule [conversations-2]. */
export const conversationStatuses = ["new", "answered", "quoted", "booked", "declined", "closed"] as const;

/** Each conversation is in exactly one [conversations-10]. */
export const folders = ["new", "mine", "theirs", "booked", "archived", "junk"] as const;

export const messageKinds = [
  "text",
  "declined",
  "closed",
  "reminded",
  "handed_over",
  "quote_sent",
  "quote_accepted",
  "quote_declined",
  "quote_withdrawn",
  "quote_lapsed",
  "day_gone",
  "booking_confirmed",
  "booking_cancelled",
  "booking_lapsed",
] as const;

/** Warnings to a couple about a provider's message [conversations-24]. */
export const cautions = ["bank_details", "asks_to_pay", "goes_elsewhere"] as const;

/** Rule [conversations-11]. */
export const declineReasons = ["date_taken", "too_far", "budget", "other"] as const;

/** Used when the provider writes no words. */
export const declineSentences = {
  date_taken: "Thank you for writing to us. We’re already booked on your date, so we can’t be part of your day.",
  too_far: "Thank you for writing to us. Your venue is further than we travel, so we can’t be part of your day.",
  budget: "Thank you for writing to us. Your budget doesn’t fit our prices, so we’re not the right match.",
  other: "Thank you for writing to us. We can’t take this wedding on, and wish you a beautiful day.",
} as const satisfies Record<(typeof declineReasons)[number], string>;

export const conversationMessages = {
  text_missing: "Write your message first.",
  files_too_many: `A message can have at most ${message_files_max} files.`,
  files_adding: "Your files are still being added. Please wait a moment, then send it.",
  files_failed: "A file could not be added. Remove it or try again, then send your message.",
  note_saved: "Note saved.",
} as const;

export const countConversationsCall: Call<"countConversations"> = {
  at: "get /api/conversations/counts",
  who: "signed_in",
};

/** In display order [conversations-10]. */
export const folderNames = {
  new: "New",
  mine: "Waiting for you",
  theirs: "Waiting for them",
  booked: "Booked",
  archived: "Archived",
  junk: "Junk",
} as const satisfies Record<(typeof folders)[number], string>;

export const readAnsweringCall: Call<"readAnswering"> = { at: "get /api/answering", who: "provider" };
export const downloadInboxCall: Call<"downloadInbox"> = { at: "get /api/conversations/export", who: "provider" };
export const listRepliesCall: Call<"listReplies"> = { at: "get /api/saved-replies", who: "provider" };
export const addReplyCall: Call<"addReply"> = { at: "post /api/saved-replies", who: "provider" };
export const changeReplyCall: Call<"changeReply"> = { at: "put /api/saved-replies/{id}", who: "provider" };
export const removeReplyCall: Call<"removeReply"> = { at: "delete /api/saved-replies/{id}", who: "provider" };

export const replyFields = {
  couple: "there",
  date: "your wedding day",
  venue: "your venue",
} as const;

export type ReplyField = keyof typeof replyFields;

export const replyMessages = {
  title_missing: "Give the reply a name.",
  text_missing: "Write what the reply says.",
  field_unknown: "Only {couple}, {date} and {venue} can be filled in. Please remove other words in braces.",
} as const;

export const reportOtherCall: Call<"reportOther"> = { at: "post /api/conversations/{id}/report", who: "signed_in" };
export const reportLinkedCall: Call<"reportLinked"> = { at: "post /api/conversations/link/report", who: "anyone" };
export const listReportsCall: Call<"listReports"> = { at: "get /api/admin/reports", who: "super_admin" };
export const openReportCall: Call<"openReport"> = {
  at: "post /api/admin/reports/{id}/opening",
  who: "super_admin",
  proof: true,
};
export const saveReportNoteCall: Call<"saveReportNote"> = {
  at: "put /api/admin/reports/{id}/note",
  who: "super_admin",
};
export const closeReportCall: Call<"closeReport"> = {
  at: "post /api/admin/reports/{id}/closing",
  who: "super_admin",
  proof: true,
};

/** Rule [conversations-27]. */
export const reportReasons = ["fraud", "abusive", "spam", "other"] as const;

/** Rule [admin-40]. */
export const reportOutcomes = ["nothing_found", "warned", "suspended"] as const;

export const reportMessages = {
  reported: "Thank you for telling us. We’ll review this conversation and email you our decision.",
  failed: "We could not send your report. Please check your connection and try again.",
  list_failed: "Failed to load the reports",
  open_failed: "Failed to open the case",
  note_failed: "Failed to save the note",
  noted: "Note saved.",
  close_failed: "Failed to close the case",
  closed: "Case closed. The person who reported it gets an email.",
  only_businesses: "Only a business can be suspended.",
} as const;
