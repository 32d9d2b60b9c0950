import { timingSafeEqual } from "node:crypto";
import type { EmailTopic } from "../../contract/emails/calls.ts";
import type { KeyedHash } from "../../platform/keyed-hash.ts";
import { normalEmail } from "../../platform/network/normal-email.ts";

/**
 * `security` ignores suppression and has no unsubscribe link [emails-12]; `other` stops only with all emails
 * [emails-19].
 */
export type About = EmailTopic | "security" | "other";

export type Stopped = EmailTopic | "all";

export function stops(wish: Stopped, about: About): boolean {
  return about !== "security" && (wish === "all" || wish === about);
}

const hash_length = 43;

/** Ignores tags, and Gmail's dots, so that one unsubscribe covers every spelling [emails-12]. */
export function mailboxOf(keyedHash: KeyedHash, email: string): string {
  return keyedHash("suppressed email", normalEmail(email));
}

/** The mailbox's hash with a second keyed hash, so that tokens can't be forged. Not stored; never expires. */
export function linkTokenOf(keyedHash: KeyedHash, email: string): string {
  const mailbox = mailboxOf(keyedHash, email);
  return mailbox + sealOf(keyedHash, mailbox);
}

export function readLinkToken(keyedHash: KeyedHash, token: string): string | null {
  const [mailbox, seal] = [token.slice(0, hash_length), token.slice(hash_length)];
  const right = Buffer.from(sealOf(keyedHash, mailbox));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right) ? mailbox : null;
}

function sealOf(keyedHash: KeyedHash, mailbox: string): string {
  return keyedHash("suppression link", mailbox);
}
