import {
  type conversationStatuses,
  type declineReasons,
  type folders,
  type messageKinds,
  type sides,
  reopen_days,
  remind_after_days,
  linked_messages_hourly_max,
  messages_hourly_max,
  linked_files_hourly_max,
  files_hourly_max,
  inbound_emails_hourly_max,
  reports_daily_max,
  conversation_links_per_address_max,
  conversation_excerpt_length_max,
} from "../../contract/conversations/calls.ts";
import { day_ms } from "../../contract/durations.ts";
import { formatCount } from "../../contract/format.ts";
import { dateOf } from "../../platform/iso-timestamp.ts";
import { limitsByAddress, type RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";

export type Side = (typeof sides)[number];
export type Status = (typeof conversationStatuses)[number];
export type Folder = (typeof folders)[number];
export type MessageKind = (typeof messageKinds)[number];
export type DeclineReason = (typeof declineReasons)[number];

export function otherSide(side: Side): Side {
  return side === "couple" ? "provider" : "couple";
}

const lapses: ReadonlySet<MessageKind> = new Set(["quote_lapsed", "booking_lapsed"]);

/** Reminders and lapses need no answer. Only a provider's move to WhatsApp counts as one [conversations-25]. */
export function countsAsMessage(kind: MessageKind, by: Side): boolean {
  return kind !== "reminded" && !lapses.has(kind) && (kind !== "handed_over" || by === "provider");
}

/** Rule [conversations-2]. */
export function statusAfter(status: Status, kind: MessageKind, by: Side): Status {
  if (kind === "closed" || kind === "declined") return kind;
  if (!countsAsMessage(kind, by)) return status;
  // a message reopens the conversation, but leaves quotes and bookings as they are
  const isOver = status === "declined" || status === "closed";
  return isOver || (status === "new" && by === "provider") ? "answered" : status;
}

export type ConversationStatusInfo = {
  status: Status;
  provider_id: string | null;
  is_couple_deleted: boolean;
  is_blocked: boolean;
  closed_at: Date | null;
};

/**
 * Other side gone, a block, or closed too long ago for a message to reopen [conversations-12]; null if writing is
 * allowed.
 */
export function overFor(
  { status, provider_id, is_couple_deleted, is_blocked, closed_at }: ConversationStatusInfo,
  now: Date,
): "other_gone" | "blocked" | "closed_long" | null {
  if (provider_id === null || is_couple_deleted) return "other_gone";
  if (is_blocked) return "blocked";
  const isLong = closed_at !== null && now.getTime() - closed_at.getTime() > reopen_days * day_ms;
  return isLong && (status === "closed" || status === "declined") ? "closed_long" : null;
}

/** Rules [conversations-12] and [conversations-36]. */
export function assertMayWrite(
  { result, side }: { result: Row & { is_suspended: boolean }; side: Side },
  now: Date,
): void {
  if (overFor(silenceOf(result), now) !== null) refuse("conversation_over");
  if (side === "provider" && result.is_suspended) refuse("suspended_writes_nothing");
}

export type Silence = ConversationStatusInfo & {
  last_by: Side;
  last_at: Date;
  was_reminded: boolean;
  answered_elsewhere_at: Date | null;
};

/** Drivers return timestamps as texts or dates. */
type Row = Pick<Silence, "status" | "last_by" | "is_couple_deleted" | "was_reminded"> & {
  own_provider_id: string | null;
  last_at: Date | string;
  couple_blocked_at: Date | string | null;
  provider_blocked_at: Date | string | null;
  closed_at: Date | string | null;
  answered_elsewhere_at: Date | string | null;
};

export function silenceOf(row: Row): Silence {
  return {
    ...row,
    provider_id: row.own_provider_id,
    is_blocked: row.couple_blocked_at !== null || row.provider_blocked_at !== null,
    last_at: new Date(row.last_at),
    closed_at: dateOf(row.closed_at),
    answered_elsewhere_at: dateOf(row.answered_elsewhere_at),
  };
}

/** Three days after the couple's last message, once per silence [conversations-8]; null if impossible. */
export function remindableAt(silence: Silence, now: Date): Date | null {
  const { status, last_by, last_at, was_reminded, answered_elsewhere_at } = silence;
  if (last_by !== "couple" || was_reminded || !["new", "answered", "quoted"].includes(status)) return null;
  if (answered_elsewhere_at !== null && answered_elsewhere_at >= last_at) return null;
  if (overFor(silence, now) !== null) return null;
  return new Date(last_at.getTime() + remind_after_days * day_ms);
}

const hour = 60 * 60;

export type Writer = { account_id: string } | { linked_id: string };

/** Rule [limits-17]. */
export function writingLimit(writer: Writer): RateLimit {
  const window_seconds = hour;
  if ("linked_id" in writer) {
    return {
      name: "linked_messages",
      key: writer.linked_id,
      tries_max: linked_messages_hourly_max,
      window_seconds,
    };
  }
  return { name: "messages", key: writer.account_id, tries_max: messages_hourly_max, window_seconds };
}

/** Rule [limits-17]. */
export function filesLimit(writer: Writer): RateLimit {
  const window_seconds = hour;
  if ("linked_id" in writer)
    return { name: "linked_files", key: writer.linked_id, tries_max: linked_files_hourly_max, window_seconds };
  return { name: "message_files", key: writer.account_id, tries_max: files_hourly_max, window_seconds };
}

/** Dropped emails count too [conversations-18]. */
export function inboundLimit(address: string): RateLimit {
  return { name: "inbound_emails", key: address, tries_max: inbound_emails_hourly_max, window_seconds: hour };
}

/** Rule [limits-19]. */
export function reportLimit(writer: { account_id: string } | { linked_id: string }): RateLimit {
  const key = "linked_id" in writer ? writer.linked_id : writer.account_id;
  return { name: "reports", key, tries_max: reports_daily_max, window_seconds: 24 * hour };
}

export function conversationLinkLimits(address: string): RateLimit[] {
  const tries_max = conversation_links_per_address_max;
  return limitsByAddress(address, { name: "conversation_link_address", tries_max, window_seconds: hour });
}

export function formatFileCount(total: number): string {
  return formatCount(total, "file", "files");
}

/** One line, shortened at a word; the number of files without text. */
export function excerptOf(text: string, files_total = 0): string {
  if (text === "" && files_total > 0) return formatFileCount(files_total);
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= conversation_excerpt_length_max) return line;
  const cut = line.slice(0, conversation_excerpt_length_max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), cut.length - 20))}…`;
}

/** Only admins see the mail server's own words. */
export function plainReason(last_error: string | null): string {
  if (last_error === null) return "It could not be delivered.";
  if (/gone/i.test(last_error)) return "They are no longer on the site.";
  return /\b5\d\d\b|reject/i.test(last_error)
    ? "Their mail server refused it."
    : "Their mail server could not be reached for two days.";
}
