import * as limits from "../../contract/conversations/limits.ts";
import { formatCount } from "../../contract/format.ts";
import { newId } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { normalEmail } from "../../platform/normal-email.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { Refusal } from "../../platform/refusal.ts";
import { MailRefused, type ArrivedMail } from "../../platform/smtp-listener.ts";
import { noteSecurityEvent } from "../security/note-event.ts";
import { addBytes } from "./add-file.ts";
import { addMessage } from "./add-message.ts";
import type { Participant } from "./find-participant.ts";
import { holdEmail } from "./hold-email.ts";
import { mustWait } from "./hold-message.ts";
import { hashOfReply, replyName } from "./make-reply-address.ts";
import { readEmailAside } from "./read-email-aside.ts";
import type { ReadEmail } from "./read-email.ts";
import { assertMayWrite, filesLimit, inboundLimit, otherSide, overFor, standingOf, writingLimit } from "./rules.ts";
import { findAddress, listWriting } from "./store-addresses.ts";
import { findAddressed, hasCome, insertInbound, type Addressed } from "./store-inbound.ts";
import { findConversation, lockConversation } from "./store.ts";
import { own_faults } from "./upload-files.ts";

/** Lets an email to one of our addresses in, so many an hour [conversations-18]. Refuses an address that is nobody's. */
export async function admitEmail(ctx: Context, mail: Pick<ArrivedMail, "to" | "address">): Promise<void> {
  await requireReplyAddress(ctx, mail);
  await ctx.db.transaction((tx) => countTry(ctx, tx, [inboundLimit(mail.to)]));
}

/** Refuses an address that is nobody's, or isn't any more [conversations-16]. */
async function requireReplyAddress(
  ctx: Context,
  { to, address }: Pick<ArrivedMail, "to" | "address">,
): Promise<Addressed> {
  const name = to.slice(0, to.lastIndexOf("@"));
  const found = replyName.test(name) ? await findAddressed(ctx.db, hashOfReply(ctx, name)) : null;
  if (found !== null) return found;
  noteSecurityEvent(ctx, { event: "dead_link", outcome: "failed", address, detail: "reply_address" });
  throw new MailRefused(550, "5.1.1", "There is no such address: the conversation has ended, or it was typed wrong.");
}

/**
 * Takes a reply: it is a message of the side whose address it came to once this answers [conversations-17], or waits for that side's press if it
 * came from an address that isn't that side's [conversations-19]. The same Message-ID is one message, also when both arrive at once. What no person wrote is
 * dropped. Refuses what can't be read, says nothing or too much, comes too often, or comes to a conversation that is over [conversations-18].
 */
export async function receiveEmail(ctx: Context, mail: ArrivedMail): Promise<void> {
  const addressed = await requireReplyAddress(ctx, mail);
  const read = await readEmailAside(mail.content);
  if (read === null) throw new MailRefused(554, "5.6.0", "This email can't be read.");
  const automatic = mail.return_path === "" ? "bounce" : read.automatic;
  if (automatic !== null) {
    ctx.log.info("an email was dropped", { why: automatic, conversation_id: addressed.conversation_id });
    return;
  }
  await keepEmail(ctx, mail.to, addressed, {
    ...read,
    text: assertSayable(withoutSecrets(read.text, ctx.config), read),
  });
}

async function keepEmail(ctx: Context, to: string, addressed: Addressed, read: ReadEmail): Promise<void> {
  const message_id_hash = ctx.keyedHash("message id", read.message_id);
  const came = { id: newId(), ...addressed, message_id_hash, created_at: ctx.clock() };
  const hung = await hangFiles(ctx, came, read);
  await ctx.db.transaction(async (tx) => {
    const participant = await lockAddressed(ctx, tx, to, addressed);
    if (!(await insertInbound(tx, came))) return;
    assertOpen(ctx, participant);
    const text = [read.text, tellUnkept(read.files.length - hung.length)].filter((part) => part !== "").join("\n\n");
    if (await isOwn(tx, participant, read)) {
      await countTry(ctx, tx, [writingLimit(writerIn(participant))]);
      await addMessage(ctx, tx, participant, { kind: "text", text, files: hung, is_by_email: true });
      return;
    }
    // whoever waits is shown by its address, and neither side is shown the other's [conversations-20]
    const { found, side } = participant;
    if (await isKnownOf(tx, { found, side: otherSide(side) }, read))
      throw new MailRefused(550, "5.7.1", "This address is for the other side of your conversation.");
    await holdEmail(ctx, tx, participant, { id: came.id, sent_from: read.from, body: text });
  });
}

/** Adds what hangs on an email that will be a message [conversations-21]; of one that came before, or will wait, nothing. Answers which could be kept. */
async function hangFiles(
  ctx: Context,
  { conversation_id, side, message_id_hash }: Addressed & { message_id_hash: string },
  read: ReadEmail,
): Promise<string[]> {
  const found = await findConversation(ctx.db, conversation_id);
  if (read.files.length === 0 || found === null || !(await isOwn(ctx.db, { found, side }, read))) return [];
  if (await hasCome(ctx.db, { conversation_id, side, message_id_hash })) return [];
  // what waits for its sender's confirmation waits without files [conversations-28]
  if (await mustWait(ctx.db, { found, side }, read.text)) return [];
  const kept: string[] = [];
  for (const { name, bytes } of read.files) {
    if (bytes === null) continue;
    await ctx.db.transaction((tx) => countTry(ctx, tx, [filesLimit(writerIn({ found, side }))]));
    try {
      kept.push((await addBytes(ctx, { found, side }, { name, bytes })).id);
    } catch (cause) {
      if (!(cause instanceof Refusal) || !(own_faults.has(cause.code) || cause.code === "files_full")) throw cause;
    }
  }
  return kept;
}

function tellUnkept(total: number): string {
  return total === 0 ? "" : `(${formatCount(total, "file", "files")} came with this email and could not be kept.)`;
}

/** Refuses what is of nobody, says nothing, or says more than a message may. */
function assertSayable(text: string, { from, files }: ReadEmail): string {
  if (!addressShape.test(from)) throw new MailRefused(550, "5.7.1", "This email doesn't say from whom it is.");
  if (text === "" && files.length === 0) throw new MailRefused(550, "5.6.0", "Your reply was empty.");
  const aside = tellUnkept(files.length);
  const most = limits.message_length_max - (aside === "" ? 0 : aside.length + 2);
  if (text.length > most)
    throw new MailRefused(552, "5.3.4", `This is longer than ${most} characters. Please shorten it.`);
  return text;
}

const addressShape = /^[^\s@<>"]{1,200}@[^\s@<>"]{1,200}$/;

/** What is quoted of our emails may hold links that let their reader in, and the address to which it answers: the other side gets neither. */
function withoutSecrets(text: string, { publicUrl, inbound }: Pick<Config, "publicUrl" | "inbound">): string {
  const words = text.split(/(\s+)/).map((word) => {
    const at = word.indexOf(publicUrl);
    if (at >= 0 && /#|token=/.test(word)) return word.slice(0, at) + publicUrl;
    return inbound !== undefined && word.toLowerCase().includes(`@${inbound.domain}`) ? "" : word;
  });
  return words.join("").trim();
}

/** Holds the conversation; its address may have ended since it was asked for. */
async function lockAddressed(
  ctx: Context,
  tx: Database,
  to: string,
  { conversation_id, side }: Addressed,
): Promise<Participant> {
  await lockConversation(tx, { id: conversation_id });
  const still = await findAddressed(tx, hashOfReply(ctx, to.slice(0, to.lastIndexOf("@"))));
  const found = still && (await findConversation(tx, conversation_id));
  if (!found) throw new MailRefused(550, "5.1.1", "This conversation has ended.");
  return { found, side };
}

const overWords = {
  other_gone: "They are no longer on the site, so you can’t message them.",
  blocked: "This conversation is closed.",
  closed_long: "This conversation was closed more than a month ago. Please send a new enquiry.",
} as const;

function assertOpen(ctx: Context, { found, side }: Participant): void {
  const over = overFor(standingOf(found), ctx.clock());
  if (over !== null) throw new MailRefused(550, "5.7.1", overWords[over]);
  assertMayWrite({ found, side }, ctx.clock());
}

/** Whether an email is from where its side writes: of an account's wedding from the address of whoever may write there [conversations-17]. */
async function isOwn(tx: Database, { found, side }: Participant, { from }: ReadEmail): Promise<boolean> {
  if (isAmong([(await findAddress(tx, found, side)) ?? ""], from)) return true;
  return side === "couple" && found.couple_id !== null && isAmong(await listWriting(tx, found.couple_id), from);
}

/** Whether an email is from an address that a side is known by, whoever's it is by now. */
async function isKnownOf(tx: Database, { found, side }: Participant, { from }: ReadEmail): Promise<boolean> {
  const own = (await findAddress(tx, found, side)) ?? "";
  if (side === "provider") return isAmong([own], from);
  const writing = found.couple_id === null ? [] : await listWriting(tx, found.couple_id);
  return isAmong([own, found.couple_email, ...writing], from);
}

function isAmong(addresses: readonly string[], from: string): boolean {
  return addresses.some((each) => each !== "" && normalEmail(each) === normalEmail(from));
}

/** Whose messages of an hour are counted: the same as on the page; a guest's by its conversation. */
function writerIn({ found, side }: Participant) {
  const account_id = side === "couple" ? found.couple_id : found.own_provider_id;
  return account_id === null ? { linked_id: found.id } : { account_id };
}
