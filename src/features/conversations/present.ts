import type {
  Conversation,
  ConversationSummary,
  Fate,
  Message,
  WholeConversation,
} from "../../contract/conversations/shapes.ts";
import { sayHello, sayHelloBack, whatsAppAddress } from "../../contract/conversations/whatsapp-words.ts";
import { findCaution } from "./find-caution.ts";
import type { Participant } from "./find-participant.ts";
import { whatsAppOf } from "./find-whatsapp.ts";
import { presentFile } from "./present-file.ts";
import { excerptOf, overFor, plainReason, remindableAt, type Side, standingOf } from "./rules.ts";
import type { StoredFile } from "./store-files.ts";
import type { HeldMessage } from "./store-held-messages.ts";
import type { HeldEmail } from "./store-inbound.ts";
import type { StoredEmail, StoredMessage } from "./store-messages.ts";
import type { Found, Listed } from "./store.ts";

const iso = (moment: Date | string) => new Date(moment).toISOString();
const isoOrNull = (moment: Date | string | null) => (moment === null ? null : iso(moment));

/** From the job queue's records and the read mark [conversations-4]. */
function fateOf({ read_at, email_state, email_at, email_error }: StoredEmail & Pick<StoredMessage, "read_at">): Fate {
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
  const fate = sent_by === side ? fateOf(row) : null;
  const caution = cautionOf(row, side);
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
    fate,
    caution,
  };
}

/** Only for couples, never about their own words. */
function cautionOf({ sent_by, body, quoted }: StoredMessage, side: Side): Message["caution"] {
  if (side !== "couple" || sent_by !== "provider") return null;
  const caution = findCaution(body);
  // signatures may name other channels, and quotes are the couple's words
  return caution === null && findCaution(quoted) === "bank_details" ? "bank_details" : caution;
}

function isBlockedBy({ couple_blocked_at, provider_blocked_at }: Listed, side: Side): boolean {
  return (side === "couple" ? couple_blocked_at : provider_blocked_at) !== null;
}

/** Visible only to its sender, until the provider confirms its address. */
export function presentWaiting(
  { id, body, quoted, created_at }: Omit<HeldMessage, "conversation_id">,
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
export function presentSummary(
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

type Around = {
  now: Date;
  site_name: string;
  /** The provider writes to the conversation's address instead [conversations-20]. */
  hidesEmail: boolean;
  /** A viewer can change nothing [weddings-4]. */
  isReader: boolean;
};

function presentConversation(
  { found, side }: Participant,
  { now, site_name, hidesEmail, isReader }: Around,
): Conversation {
  const over = overFor(standingOf(found), now);
  const remindable = side === "couple" && !isReader ? remindableAt(standingOf(found), now) : null;
  return {
    ...summaryOf(found, side),
    side,
    reach: reachOf(found, side, site_name),
    ...(isReader ? { may_write: false, closed_reason: "reader_only" } : writingOf({ found, side }, over)),
    may_remind_at: isoOrNull(remindable),
    enquiry: {
      couple_email: hidesEmail && side === "provider" ? "" : found.couple_email,
      couple_phone: found.couple_phone,
      guest_count: found.guest_count,
      budget_range: found.budget_range,
      services_interested: found.services_interested,
      is_shared: found.is_shared,
    },
    inbox: side === "provider" ? inboxOf(found) : null,
  };
}

function writingOf(
  { found, side }: Participant,
  over: ReturnType<typeof overFor>,
): Pick<Conversation, "may_write" | "closed_reason"> {
  if (over === "blocked")
    return { may_write: false, closed_reason: isBlockedBy(found, side) ? "blocked_by_you" : "blocked_by_them" };
  if (over !== null) return { may_write: false, closed_reason: over };
  const isSuspended = side === "provider" && found.is_suspended;
  return { may_write: !isSuspended, closed_reason: isSuspended ? "suspended" : null };
}

function reachOf(found: Found, side: Side, site_name: string): Conversation["reach"] {
  const phone = side === "couple" ? found.provider_phone : found.couple_phone;
  const number = whatsAppOf(found, side);
  return { phone, whatsapp: number && whatsAppAddress(number, firstWords(found, side, site_name)) };
}

/** The prepared WhatsApp text [conversations-25]. */
function firstWords(found: Found, side: Side, site_name: string): string {
  const { provider_name, couple_name, category, wedding_date: date, venue_location: venue } = found;
  return side === "couple"
    ? sayHello({ to: provider_name, site_name, category, from: couple_name, date, venue })
    : sayHelloBack({ to: couple_name, from: provider_name, site_name, date });
}

function inboxOf({ folder, note, archived_at, is_junk, answered_elsewhere_at, same_date_total }: Found) {
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
  held: readonly HeldEmail[];
  enquiryEmail: StoredEmail | null;
  names: Names;
};

export function presentWhole(
  participant: Participant,
  { messages, files, held, enquiryEmail, names }: Gathered,
  around: Around,
): WholeConversation {
  const { found, side } = participant;
  const { id, enquiry_text, enquiry_by, opened_at, enquiry_read_at } = found;
  // an email that is gone, as after an import, counts as not delivered
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
    conversation: presentConversation(participant, around),
    messages: [enquiry, ...messages].map((each) =>
      presentMessage(each, side, { files: files.filter(({ message_id }) => message_id === each.id), names }),
    ),
    held: held.map(presentHeld),
  };
}

function presentHeld({ id, sent_from, body, quoted, created_at }: HeldEmail) {
  return { id, sent_from, text: body, quoted, created_at: iso(created_at) };
}
