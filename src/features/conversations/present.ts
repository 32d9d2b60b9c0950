import type {
  Conversation,
  ConversationSummary,
  DeliveryStatus,
  Message,
  FullConversation,
} from "../../contract/conversations/schema.ts";
import { formatGreeting, formatGreetingReply, whatsAppAddress } from "../../contract/conversations/whatsapp-words.ts";
import { presentFile } from "./files/present-file.ts";
import type { StoredFile } from "./files/store-files.ts";
import type { Participant } from "./find-participant.ts";
import type { QuarantinedEmailRow } from "./inbound-mail/store-inbound.ts";
import { excerptOf, overFor, plainReason, remindableAt, type Side, silenceOf } from "./rules.ts";
import { findScamWarning } from "./safety/find-scam-warning.ts";
import { whatsAppOf } from "./safety/find-whatsapp.ts";
import type { PendingMessage } from "./safety/store-pending-messages.ts";
import type { StoredEmail, StoredMessage } from "./store-messages.ts";
import type { Result, Listed } from "./store.ts";

const iso = (instant: Date | string) => new Date(instant).toISOString();
const isoOrNull = (instant: Date | string | null) => (instant === null ? null : iso(instant));

/** From the job queue's records and the read mark [conversations-4]. */
function deliveryStatusOf({
  read_at,
  email_state,
  email_at,
  email_error,
}: StoredEmail & Pick<StoredMessage, "read_at">): DeliveryStatus {
  if (read_at !== null) return { state: "read", at: iso(read_at), reason: null };
  if (email_state === "sent") return { state: "delivered", at: isoOrNull(email_at), reason: null };
  if (email_state === "failed") return { state: "failed", at: null, reason: plainReason(email_error) };
  return { state: email_state === "suppressed" ? "suppressed" : "waiting", at: null, reason: null };
}

type Names = ReadonlyMap<string, string>;

/** Delivery is only for the sender, the author's name only for the wedding's members [weddings-11]. */
export function presentMessage(
  row: StoredMessage,
  side: Side,
  { files = [], names }: { files?: readonly StoredFile[]; names?: Names | undefined } = {},
): Message {
  const { id, position, sent_by, by_account_id, kind, body, quoted, is_by_email, created_at } = row;
  const name = by_account_id === null ? undefined : names?.get(by_account_id);
  const deliveryStatus = sent_by === side ? deliveryStatusOf(row) : null;
  const caution = scamWarningOf(row, side);
  return {
    id,
    position,
    sent_by,
    by: by_account_id !== null && name !== undefined ? { id: by_account_id, name } : null,
    kind,
    text: body,
    quoted,
    files: files.map(presentFile),
    is_by_email,
    created_at: iso(created_at),
    fate: deliveryStatus,
    caution,
  };
}

/** Only for couples, never about their own words. */
function scamWarningOf({ sent_by, body, quoted }: StoredMessage, side: Side): Message["caution"] {
  if (side !== "couple" || sent_by !== "provider") return null;
  const warning = findScamWarning(body);
  // signatures may name other channels, and quotes are the couple's words
  return warning === null && findScamWarning(quoted) === "bank_details" ? "bank_details" : warning;
}

function isBlockedBy({ couple_blocked_at, provider_blocked_at }: Listed, side: Side): boolean {
  return (side === "couple" ? couple_blocked_at : provider_blocked_at) !== null;
}

/** Visible only to its sender, until the provider confirms its address. */
export function presentWaiting(
  { id, body, quoted, created_at }: Omit<PendingMessage, "conversation_id">,
  position: number,
): Message {
  return {
    id,
    position,
    sent_by: "provider",
    by: null,
    kind: "text",
    text: body,
    quoted,
    is_by_email: false,
    created_at: iso(created_at),
    fate: { state: "held", at: null, reason: null },
    caution: null,
    files: [],
  };
}

function summaryOf(row: Listed, side: Side, isActing = false) {
  return {
    id: row.id,
    status: row.status,
    provider: { id: row.provider_id, name: row.provider_name },
    category: row.category,
    couple_name: row.couple_name,
    wedding_date: row.wedding_date,
    venue_location: row.venue_location,
    opened_at: iso(row.opened_at),
    last_at: iso(row.last_at),
    last_by: row.last_by,
    is_blocked: isBlockedBy(row, side),
    confirm_by: side === "provider" && !isActing ? isoOrNull(row.confirm_by) : null,
    unread: side === "couple" ? row.couple_unread : row.provider_unread,
  };
}

/** An impersonating admin sees no message text [conversations-3]. */
export function presentConversationSummary(
  row: Listed,
  { side, isActing }: { side: Side; isActing: boolean },
): ConversationSummary {
  const { folder, last_text, last_files } = row;
  return {
    ...summaryOf(row, side, isActing),
    excerpt: isActing ? null : excerptOf(last_text, last_files),
    folder: side === "provider" ? folder : null,
  };
}

type Scope = {
  now: Date;
  site_name: string;
  /** The provider writes to the conversation's address instead [conversations-20]. */
  hidesEmail: boolean;
  /** A viewer can change nothing [weddings-4]. */
  isReader: boolean;
};

function presentConversation(
  { result, side }: Participant,
  { now, site_name, hidesEmail, isReader }: Scope,
): Conversation {
  const over = overFor(silenceOf(result), now);
  const remindable = side === "couple" && !isReader ? remindableAt(silenceOf(result), now) : null;
  return {
    ...summaryOf(result, side),
    side,
    reach: coverageOf(result, side, site_name),
    ...(isReader ? { may_write: false, closed_reason: "reader_only" } : writingOf({ result, side }, over)),
    may_remind_at: isoOrNull(remindable),
    enquiry: {
      couple_email: hidesEmail && side === "provider" ? "" : result.couple_email,
      couple_phone: result.couple_phone,
      guest_count: result.guest_count,
      budget_range: result.budget_range,
      services_interested: result.services_interested,
      is_shared: result.is_shared,
    },
    inbox: side === "provider" ? inboxOf(result) : null,
  };
}

function writingOf(
  { result, side }: Participant,
  over: ReturnType<typeof overFor>,
): Pick<Conversation, "may_write" | "closed_reason"> {
  if (over === "blocked")
    return { may_write: false, closed_reason: isBlockedBy(result, side) ? "blocked_by_you" : "blocked_by_them" };
  if (over !== null) return { may_write: false, closed_reason: over };
  const isSuspended = side === "provider" && result.is_suspended;
  return { may_write: !isSuspended, closed_reason: isSuspended ? "suspended" : null };
}

function coverageOf(result: Result, side: Side, site_name: string): Conversation["reach"] {
  const phone = side === "couple" ? result.provider_phone : result.couple_phone;
  const number = whatsAppOf(result, side);
  return { phone, whatsapp: number && whatsAppAddress(number, greetingOf(result, side, site_name)) };
}

/** The prepared WhatsApp text [conversations-25]. */
function greetingOf(result: Result, side: Side, site_name: string): string {
  const { provider_name, couple_name, category, wedding_date: date, venue_location: venue } = result;
  return side === "couple"
    ? formatGreeting({ to: provider_name, site_name, category, from: couple_name, date, venue })
    : formatGreetingReply({ to: couple_name, from: provider_name, site_name, date });
}

function inboxOf({ folder, note, archived_at, is_junk, answered_elsewhere_at, same_date_total }: Result) {
  return {
    folder,
    note,
    is_archived: archived_at !== null,
    is_junk,
    answered_elsewhere_at: isoOrNull(answered_elsewhere_at),
    same_date_total,
  };
}

type Gathered = {
  messages: readonly StoredMessage[];
  files: readonly StoredFile[];
  quarantined: readonly QuarantinedEmailRow[];
  enquiryEmail: StoredEmail | null;
  names: Names;
};

export function presentFull(
  participant: Participant,
  { messages, files, quarantined, enquiryEmail, names }: Gathered,
  scope: Scope,
): FullConversation {
  const { result, side } = participant;
  const { id, enquiry_text, enquiry_by, opened_at, enquiry_read_at } = result;
  // a missing email, as after an import, counts as not delivered
  const enquiry: StoredMessage = {
    id,
    position: 0,
    sent_by: "couple",
    by_account_id: enquiry_by,
    kind: "text",
    body: enquiry_text,
    quoted: "",
    is_by_email: false,
    created_at: opened_at,
    read_at: enquiry_read_at,
    email_state: enquiryEmail?.email_state ?? "failed",
    email_at: enquiryEmail?.email_at ?? null,
    email_error: enquiryEmail?.email_error ?? null,
  };
  return {
    conversation: presentConversation(participant, scope),
    messages: [enquiry, ...messages].map((each) =>
      presentMessage(each, side, { files: files.filter(({ message_id }) => message_id === each.id), names }),
    ),
    held: quarantined.map(presentQuarantined),
  };
}

function presentQuarantined({ id, sent_from, body, quoted, created_at }: QuarantinedEmailRow) {
  return { id, sent_from, text: body, quoted, created_at: iso(created_at) };
}
