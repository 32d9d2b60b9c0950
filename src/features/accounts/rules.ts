import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { AccountKind } from "../../contract/accounts/shapes.ts";
import { day_ms, hour_ms, minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Config } from "../../platform/config.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { limitsByAddress, type GrowingWait, type RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";

/** An account whose address is known to be its owner's. */
export type ConfirmedAccount = { id: string; kind: AccountKind; email: string };

/** What later features do when an address is confirmed, in the same transaction; it may be told more than once. */
export type OnConfirmed = (ctx: Context, tx: Database, account: ConfirmedAccount) => Promise<void>;

/** 256 random bits in base64url, as every token of ours is. */
const tokenShape = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** The token of an Authorization header; undefined when there is none or it can't be one of ours. */
export function readBearerToken(authorization: string | null): string | undefined {
  return tokenShape.exec(authorization ?? "")?.[1];
}

/** A new token: 256 random bits. Whoever makes one sends it away and keeps only its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The only form in which a token is stored: its SHA-256 in hexadecimal [accounts-8]. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

type Lifetime = { created_at: Date; is_super_admin: boolean };

/**
 * When a session that is used at this moment ends: thirty days on, and ninety after its beginning in any case [accounts-8]; a
 * super admin's half an hour on, and twelve hours after its beginning [admin-29].
 */
export function sessionEnd({ created_at, is_super_admin }: Lifetime, now: Date): Date {
  if (!is_super_admin) {
    const [unused, whole] = [limits.session_days * day_ms, limits.session_whole_days * day_ms];
    return earlier(new Date(now.getTime() + unused), new Date(created_at.getTime() + whole));
  }
  return earlier(new Date(now.getTime() + limits.admin_idle_minutes * minute_ms), adminSessionEnd(created_at));
}

/** When a super admin's session is over whatever is done with it, and with it every one in which it acts as somebody. */
export function adminSessionEnd(created_at: Date): Date {
  return new Date(created_at.getTime() + limits.admin_session_hours * hour_ms);
}

/** Whether a super admin's session is over, whenever it was opened: it may have been before the account became one. */
export function isAdminSessionOver({ created_at, last_used_at }: { created_at: Date; last_used_at: Date }, now: Date) {
  return sessionEnd({ created_at, is_super_admin: true }, last_used_at) <= now;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** When an impersonated session ends, used or not: an hour after its beginning [admin-11]. */
export function impersonationEnd(now: Date): Date {
  return new Date(now.getTime() + limits.impersonation_minutes * minute_ms);
}

/** The first that fits is meant: most browsers also claim to be the ones below them. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPiOS|OPX)\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];
const devices: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(?:Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** By what its owner knows a session again: `Chrome on Android`. Made of our own words only, whatever the program says of itself. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof browsers) => list.find(([shape]) => shape.test(userAgent ?? ""))?.[1];
  const [browser, device] = [named(browsers), named(devices)];
  if (browser === undefined && device === undefined) return "Unknown device";
  if (browser === undefined) return `A browser on ${device}`;
  return device === undefined ? browser : `${browser} on ${device}`;
}

/** Whoever asks, as an account: visitors are refused. */
export function requireAccount(actor: Actor): Exclude<Actor, { kind: "visitor" }> {
  return actor.kind === "visitor" ? refuse("sign_in_required") : actor;
}

/** The side that asks, by the id under which what both sides see is kept: a provider's account's, or that of the wedding which a couple's account works in. */
export function requireParty(actor: Actor): { kind: AccountKind; id: string; admin_id: string | null } {
  const { kind, id, admin_id, ...more } = requireAccount(actor);
  return { kind, id: "couple_id" in more ? more.couple_id : id, admin_id };
}

/** An admin who acts as somebody else can't change how that person signs in [accounts-19]. */
export function assertNotImpersonated(actor: Actor): void {
  if (actor.kind !== "visitor" && actor.admin_id !== null) refuse("not_while_impersonating");
}

const minute_seconds = 60;
const hour_seconds = 60 * minute_seconds;

type SignInAttempt = { kind: AccountKind; email: string; address: string };

/**
 * Sign-in, within a quarter of an hour [accounts-4]: 100 tries an address, and 10 failures per account and address, so
 * that the owner of an account attacked from elsewhere can still sign in.
 */
export function signInLimits({ kind, email, address }: SignInAttempt) {
  const window_seconds = limits.sign_in_window_minutes * minute_seconds;
  const tries = { name: "sign_in_address", tries_max: limits.sign_in_tries_per_address_max, window_seconds };
  const failures = { name: "sign_in_account", tries_max: limits.sign_in_failures_max, window_seconds };
  return {
    ofAddress: limitsByAddress(address, tries),
    ofAccount: limitsByAddress(address, failures, `${kind} ${email.toLowerCase()} `),
  };
}

/**
 * Failures of an account in a day, wherever they come from [accounts-4]: from the twentieth on the next try has to wait, up to
 * a quarter of an hour, and nobody is locked out. What comes from a device that the account knows, or from one of its
 * sessions, is counted by itself, so that a stranger's guessing doesn't slow the owner down.
 */
export function signInWait({ kind, email }: Omit<SignInAttempt, "address">, from: string | null): GrowingWait {
  return {
    name: "sign_in_wait",
    key: `${kind} ${email.toLowerCase()} ${from ?? ""}`,
    free_tries: limits.sign_in_free_failures,
    window_seconds: limits.sign_in_wait_window_hours * hour_seconds,
    wait_seconds_max: limits.sign_in_wait_seconds_max,
  };
}

/** Reset links asked for in an hour: 20 from an address [accounts-4]. */
export function resetLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "reset_address",
    tries_max: limits.reset_requests_per_address_max,
    window_seconds: hour_seconds,
  });
}

/**
 * Reset links mailed to an account while a link lives: 5 [accounts-6]. Past them nothing is mailed, because one of theirs is
 * still open: so nobody keeps an owner from it by asking in its name.
 */
export function resetMailLimit(account_id: string): RateLimit {
  return {
    name: "reset_mail",
    key: account_id,
    tries_max: limits.reset_mails_per_account_max,
    window_seconds: limits.reset_link_minutes * minute_seconds,
  };
}

/**
 * Codes of an account that may be wrong, wherever they come from [accounts-28]: five in a quarter of an hour, and twenty in a day, which
 * a reset of the password takes back, since whoever types codes knows the password.
 */
export function codeLimits(account_id: string): { all: RateLimit[]; ofDay: RateLimit } {
  const shared = { key: account_id, reason: "Too many wrong codes." };
  const ofDay = {
    ...shared,
    name: "second_factor_day",
    tries_max: limits.second_factor_failures_daily_max,
    window_seconds: 24 * hour_seconds,
  };
  const soon = {
    ...shared,
    name: "second_factor",
    tries_max: limits.second_factor_failures_max,
    window_seconds: limits.sign_in_window_minutes * minute_seconds,
  };
  return { all: [soon, ofDay], ofDay };
}

/** Where passkeys are made and shown: for a name, never for an address of the network. */
export type PasskeySite = { rpID: string; origin: string };

/** What passkeys of this site are bound to [accounts-30]; null where browsers make none. */
export function passkeySite({ publicUrl }: Pick<Config, "publicUrl">): PasskeySite | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { rpID: hostname, origin } : null;
}

export function requirePasskeySite(config: Pick<Config, "publicUrl">): PasskeySite {
  return passkeySite(config) ?? refuse("passkeys_unavailable");
}

/** A code without what people write between its groups, in small letters. */
export function bareCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toLowerCase();
}

/** Registrations an hour: 20 from an address, of both kinds together [accounts-4]. */
export function registrationLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "registration_address",
    tries_max: limits.registrations_per_address_max,
    window_seconds: hour_seconds,
  });
}

/** Registrations an hour with the field filled in that people never see [enquiries-8]. */
export function trappedRegistrationLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "trapped_registration_address",
    tries_max: limits.trapped_registrations_per_address_max,
    window_seconds: hour_seconds,
  });
}

/** Mails with a confirmation link that an account may ask for in an hour. */
export function confirmationLimit(account_id: string): RateLimit {
  return {
    name: "confirmation_account",
    key: account_id,
    tries_max: limits.confirmation_mails_per_account_max,
    window_seconds: hour_seconds,
  };
}

/** Email addresses are the same without regard to case [accounts-1]. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
