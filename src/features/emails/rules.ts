import { timingSafeEqual } from "node:crypto";
import type { EmailTopic } from "../../contract/emails/words.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";
import { normalEmail } from "../../platform/normal-email.ts";

/**
 * What an email is about. `security`: who may get into an account, or what somebody may have done to it; it reaches addresses
 * that take no emails too, and offers no way out [emails-12]. `other`: what its reader asked for or needs once; only who stops
 * all emails stops it. Anything else is stopped by itself [emails-19].
 */
export type About = EmailTopic | "security" | "other";

/** What a mailbox wants no emails about. */
export type Stopped = EmailTopic | "all";

/** Whether such a wish of its mailbox keeps an email back. */
export function stops(wish: Stopped, about: About): boolean {
  return about !== "security" && (wish === "all" || wish === about);
}

/** As long as a keyed hash is. */
const hash_length = 43;

/**
 * By what a mailbox is known that wants no emails [emails-12]: whoever says so at `me+shop@` means the mailbox, whatever its
 * tag or, with Gmail, its dots.
 */
export function mailboxOf(keyedHash: KeyedHash, email: string): string {
  return keyedHash("suppressed email", normalEmail(email));
}

/**
 * The token of the link at the end of an email: the mailbox's hash and a second one over it, without which nobody can make
 * a token of a hash. It is the same in every email, is stored nowhere and works as long as the installation keeps its secret.
 */
export function linkTokenOf(keyedHash: KeyedHash, email: string): string {
  const mailbox = mailboxOf(keyedHash, email);
  return mailbox + sealOf(keyedHash, mailbox);
}

/** The mailbox that a token speaks of; null for a token that was made elsewhere. */
export function readLinkToken(keyedHash: KeyedHash, token: string): string | null {
  const [mailbox, seal] = [token.slice(0, hash_length), token.slice(hash_length)];
  const right = Buffer.from(sealOf(keyedHash, mailbox));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right) ? mailbox : null;
}

function sealOf(keyedHash: KeyedHash, mailbox: string): string {
  return keyedHash("suppression link", mailbox);
}
