import {
  inbound_slow_counts,
  message_length_max,
  quoted_length_max,
  quarantined_emails_max,
} from "../../../contract/conversations/calls.ts";
import { formatCount } from "../../../contract/format.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import { MailRefused, type ArrivedMail } from "../../../platform/network/smtp-listener.ts";
import { countTry, hasCounted } from "../../../platform/rate-limit.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { tallySecurityEvent } from "../../security/tally-event.ts";
import { addMessage } from "../add-message.ts";
import { linkRenewed, quarantinedReplyToCouple, quarantinedReplyToProvider } from "../emails.ts";
import { addBytes } from "../files/add-file.ts";
import { file_error_codes } from "../files/upload-files.ts";
import type { Participant } from "../find-participant.ts";
import { endLink } from "../links/store-links.ts";
import { assertMayWrite, filesLimit, inboundLimit, otherSide, overFor, silenceOf, writingLimit } from "../rules.ts";
import { mustWait } from "../safety/add-pending-message.ts";
import { hideSecrets } from "../safety/hide-secrets.ts";
import { listTexts } from "../store-messages.ts";
import { findConversation, lockConversation, type Result } from "../store.ts";
import { hashOfReply, replyName } from "./make-reply-address.ts";
import { readEmailAside } from "./read-email-aside.ts";
import type { AboutEmail, ReadEmail } from "./read-email.ts";
import { findParticipantEmail, listWriting } from "./store-addresses.ts";
import {
  findAddressed,
  hasCome,
  insertInbound,
  type Addressed,
  removeReplyAddress,
  listQuarantinedEmails,
  updateQuarantined,
} from "./store-inbound.ts";

/** Limited per hour [conversations-18]. Refuses unknown addresses. */
export async function admitEmail(ctx: Context, mail: Pick<ArrivedMail, "to" | "address">): Promise<void> {
  await requireReplyAddress(ctx, mail);
  await ctx.db.transaction((tx) => countTry(ctx, tx, [inboundLimit(mail.to)]));
}

/** Refuses unknown and ended addresses [conversations-16]. */
async function requireReplyAddress(
  ctx: Context,
  { to, address }: Pick<ArrivedMail, "to" | "address">,
): Promise<Addressed> {
  const name = to.slice(0, to.lastIndexOf("@"));
  const result = replyName.test(name) ? await findAddressed(ctx.db, hashOfReply(ctx, name)) : null;
  if (result !== null) return result;
  tallySecurityEvent(ctx, { event: "dead_link", outcome: "failed", address, detail: "reply_address" });
  throw new MailRefused(
    550,
    "5.1.1",
    "There is no such address: the conversation has ended, or the address was mistyped.",
  );
}

/**
 * Becomes a message [conversations-17], or waits if from a foreign address [conversations-19]. Idempotent by
 * Message-ID. Drops automatic mail [conversations-18].
 */
export async function receiveEmail(ctx: Context, mail: ArrivedMail): Promise<void> {
  const addressed = await requireReplyAddress(ctx, mail);
  const read = await readEmailAside(mail, await aboutEmail(ctx, addressed));
  if (read === "unreadable") throw new MailRefused(554, "5.6.0", "This email can't be read.");
  if (read === "slow") return refuseSlow(ctx, mail);
  const automatic = mail.return_path === "" ? "bounce" : read.automatic;
  if (automatic !== null) {
    ctx.log.info("an email was dropped", { why: automatic, conversation_id: addressed.conversation_id });
    return;
  }
  await saveEmail(ctx, mail.to, addressed, read);
}

async function aboutEmail(ctx: Context, { conversation_id }: Addressed): Promise<AboutEmail> {
  const result = await findConversation(ctx.db, conversation_id);
  const { inbound, mailFrom } = ctx.config;
  const sender = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0];
  return {
    sent: result === null ? "" : [...(await listTexts(ctx.db, conversation_id)), result.enquiry_text].join("\n"),
    addresses: [`@${inbound?.domain}`, sender].filter((each) => each !== undefined).map((each) => each.toLowerCase()),
    auth_server: inbound?.auth_server,
  };
}

/** A slow machine looks like a hostile email, so the sender must retry. */
async function refuseSlow(ctx: Context, { to }: Pick<ArrivedMail, "to">): Promise<never> {
  for (let counted = 1; counted < inbound_slow_counts; counted += 1)
    await ctx.db.transaction((tx) => hasCounted(ctx, tx, inboundLimit(to)));
  throw new MailRefused(451, "4.3.0", "Reading this email took too long. Please try again, or write on the page.");
}

async function saveEmail(ctx: Context, to: string, addressed: Addressed, read: ReadEmail): Promise<void> {
  const message_id_hash = ctx.keyedHash("message id", read.message_id);
  const received = { id: newId(), ...addressed, message_id_hash, created_at: ctx.clock() };
  const fileIds = await saveFiles(ctx, received, read);
  await ctx.db.transaction(async (tx) => {
    const participant = await lockAddressed(ctx, tx, to, addressed);
    const content = readContent(ctx, participant, read);
    if (!(await insertInbound(tx, received))) return;
    assertOpen(ctx, participant);
    const text = [content.text, describeLostFiles(read.files.length - fileIds.length)]
      .filter((paragraph) => paragraph !== "")
      .join("\n\n");
    if (await isFromParticipant(tx, participant, read)) {
      await countTry(ctx, tx, [writingLimit(writerIn(participant))]);
      await addMessage(ctx, tx, participant, { ...content, kind: "text", text, files: fileIds, is_by_email: true });
    } else {
      // neither side may see the other's address [conversations-20]
      const { result, side } = participant;
      if (await isKnownOf(tx, { result, side: otherSide(side) }, read))
        throw new MailRefused(550, "5.7.1", "This address is for the other side of your conversation.");
      await quarantineEmail(ctx, tx, participant, {
        id: received.id,
        sent_from: read.from,
        body: text,
        quoted: content.quoted,
      });
    }
    if (content.hadLink) await renewLink(ctx, tx, participant.result);
  });
}

/** Only for a new email that becomes a message [conversations-21]; returns the saved files. */
async function saveFiles(
  ctx: Context,
  { conversation_id, side, message_id_hash }: Addressed & { message_id_hash: string },
  read: ReadEmail,
): Promise<string[]> {
  const result = await findConversation(ctx.db, conversation_id);
  if (read.files.length === 0 || result === null || !(await isFromParticipant(ctx.db, { result, side }, read)))
    return [];
  if (await hasCome(ctx.db, { conversation_id, side, message_id_hash })) return [];
  // a message that waits for confirmation has no files [conversations-28]
  if (await mustWait(ctx.db, { result, side }, read.text)) return [];
  const saved: string[] = [];
  for (const { name, bytes } of read.files) {
    if (bytes === null) continue;
    await ctx.db.transaction((tx) => countTry(ctx, tx, [filesLimit(writerIn({ result, side }))]));
    try {
      saved.push((await addBytes(ctx, { result, side }, { name, bytes })).id);
    } catch (cause) {
      if (!(cause instanceof Refusal) || !(file_error_codes.has(cause.code) || cause.code === "files_full"))
        throw cause;
    }
  }
  return saved;
}

function describeLostFiles(total: number): string {
  return total === 0 ? "" : `(${formatCount(total, "file", "files")} came with this email and could not be saved.)`;
}

/** Refuses an email without sender or text, and one that is too long. */
function readContent(ctx: Context, { result }: Participant, { from, files, ...read }: ReadEmail) {
  if (!addressShape.test(from)) throw new MailRefused(550, "5.7.1", "This email doesn't say who sent it.");
  const { text, hadLink } = hideSecrets(ctx, result, read.text);
  if (text === "" && files.length === 0) throw new MailRefused(550, "5.6.0", "Your reply was empty.");
  const aside = describeLostFiles(files.length);
  const most = message_length_max - (aside === "" ? 0 : aside.length + 2);
  if (text.length > most)
    throw new MailRefused(552, "5.3.4", `This is longer than ${most} characters. Please shorten it.`);
  const quoted = hideSecrets(ctx, result, read.quoted.slice(0, quoted_length_max)).text;
  return { text, hadLink, quoted: quoted.replaceAll(anyAddress, "…").slice(0, quoted_length_max) };
}

const addressShape = /^[^\s@<>"]{1,200}@[^\s@<>"]{1,200}$/;
/** A quote's header has both sides' addresses [conversations-20]. */
const anyAddress = /[^\s@<>"'()[\]:;,]{1,200}@[^\s@<>"'()[\]:;,]{1,200}/g;

async function lockAddressed(
  ctx: Context,
  tx: Database,
  to: string,
  { conversation_id, side }: Addressed,
): Promise<Participant> {
  await lockConversation(tx, { id: conversation_id });
  const still = await findAddressed(tx, hashOfReply(ctx, to.slice(0, to.lastIndexOf("@"))));
  const result = still && (await findConversation(tx, conversation_id));
  if (!result) throw new MailRefused(550, "5.1.1", "This conversation has ended.");
  return { result, side };
}

const closedMessage = {
  other_gone: "They are no longer on the site, so you can’t message them.",
  blocked: "This conversation is closed.",
  closed_long: "This conversation was closed more than a month ago. Please send a new enquiry.",
} as const;

function assertOpen(ctx: Context, { result, side }: Participant): void {
  const over = overFor(silenceOf(result), ctx.clock());
  if (over !== null) throw new MailRefused(550, "5.7.1", closedMessage[over]);
  assertMayWrite({ result, side }, ctx.clock());
}

/** From an account that may write there [conversations-17], and not doubtful [conversations-19]. */
async function isFromParticipant(
  tx: Database,
  { result, side }: Participant,
  { from, is_doubtful }: ReadEmail,
): Promise<boolean> {
  if (is_doubtful) return false;
  if (isAmong([(await findParticipantEmail(tx, result, side)) ?? ""], from)) return true;
  return side === "couple" && result.couple_id !== null && isAmong(await listWriting(tx, result.couple_id), from);
}

/** The current owner of the address. */
async function isKnownOf(tx: Database, { result, side }: Participant, { from }: ReadEmail): Promise<boolean> {
  const address = (await findParticipantEmail(tx, result, side)) ?? "";
  if (side === "provider") return isAmong([address], from);
  const writing = result.couple_id === null ? [] : await listWriting(tx, result.couple_id);
  return isAmong([address, result.couple_email, ...writing], from);
}

function isAmong(addresses: readonly string[], from: string): boolean {
  return addresses.some((each) => each !== "" && normalEmail(each) === normalEmail(from));
}

/** The same hourly limit as on the page; a guest's is per conversation. */
function writerIn({ result, side }: Participant) {
  const account_id = side === "couple" ? result.couple_id : result.own_provider_id;
  return account_id === null ? { linked_id: result.id } : { account_id };
}

/** After its token was written into a message; the guest gets a new link by email [conversations-9]. */
async function renewLink(ctx: Context, tx: Database, result: Result): Promise<void> {
  if (result.couple_id !== null) return;
  await endLink(tx, result.id);
  await removeReplyAddress(tx, { conversation_id: result.id, side: "couple" });
  const recipient = await findParticipantEmail(tx, result, "couple");
  if (recipient === null) return;
  const data = { conversation_id: result.id };
  await queueEmail(ctx, tx, linkRenewed, { data, recipient, subject_id: result.id });
}

/** Emails the side [conversations-19]; asks for a retry while too many wait. */
async function quarantineEmail(
  ctx: Context,
  tx: Database,
  { result, side }: Participant,
  { id, ...email }: { id: string; sent_from: string; body: string; quoted: string },
): Promise<void> {
  const waiting = await listQuarantinedEmails(tx, { conversation_id: result.id, side });
  if (waiting.length >= quarantined_emails_max)
    throw new MailRefused(450, "4.7.1", "Other emails from unknown addresses are waiting for review.");
  await updateQuarantined(tx, id, email);
  const recipient = await findParticipantEmail(tx, result, side);
  if (recipient === null) return;
  await queueEmail(ctx, tx, side === "couple" ? quarantinedReplyToCouple : quarantinedReplyToProvider, {
    data: { conversation_id: result.id, held_id: id },
    recipient,
    subject_id: result.id,
  });
}
