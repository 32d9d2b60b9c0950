import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { day_ms, hour_ms, minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Config } from "../../platform/config.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { limitsByAddress, type GrowingWait, type RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";

export type ConfirmedAccount = { id: string; kind: AccountKind; email: string };

/** Runs in the confirming transaction, possibly more than once. */
export type OnConfirmed = (ctx: Context, tx: Database, account: ConfirmedAccount) => Promise<void>;

/** 256 random bits in base64url. */
const tokenShape = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Undefined if missing or malformed. */
export function readBearerToken(authorization: string | null): string | undefined {
  return tokenShape.exec(authorization ?? "")?.[1];
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Tokens are saved only as SHA-256 hex [accounts-8]. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

type Lifetime = { created_at: Date; is_super_admin: boolean };

/**
 * Thirty days from use, at most ninety from sign-in [accounts-8]; for super admins half an hour and twelve hours
 * [admin-29].
 */
export function sessionEnd({ created_at, is_super_admin }: Lifetime, now: Date): Date {
  if (!is_super_admin) {
    const [unused, total] = [limits.session_days * day_ms, limits.session_days_max * day_ms];
    return earlier(new Date(now.getTime() + unused), new Date(created_at.getTime() + total));
  }
  return earlier(new Date(now.getTime() + limits.admin_idle_minutes * minute_ms), adminSessionEnd(created_at));
}

/** Absolute limit; impersonations opened from it end too. */
export function adminSessionEnd(created_at: Date): Date {
  return new Date(created_at.getTime() + limits.admin_session_hours * hour_ms);
}

/** The session may be older than the account's admin role. */
export function isAdminSessionOver({ created_at, last_used_at }: { created_at: Date; last_used_at: Date }, now: Date) {
  return sessionEnd({ created_at, is_super_admin: true }, last_used_at) <= now;
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** One hour from its start, used or not [admin-11]. */
export function impersonationEnd(now: Date): Date {
  return new Date(now.getTime() + limits.impersonation_minutes * minute_ms);
}

/** Order matters: most browsers also claim to be the later ones. */
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

/** `Chrome on Android`. Contains only our own words, never the user agent's. */
export function deviceOf(userAgent: string | undefined): string {
  const named = (list: typeof browsers) => list.find(([shape]) => shape.test(userAgent ?? ""))?.[1];
  const [browser, device] = [named(browsers), named(devices)];
  if (browser === undefined && device === undefined) return "Unknown device";
  if (browser === undefined) return `A browser on ${device}`;
  return device === undefined ? browser : `${browser} on ${device}`;
}

export function requireAccount(actor: Actor): Exclude<Actor, { kind: "visitor" }> {
  return actor.kind === "visitor" ? refuse("sign_in_required") : actor;
}

/** The id that shared records use: the provider's account, or the couple's current wedding. */
export function requireParty(actor: Actor): { kind: AccountKind; id: string; admin_id: string | null } {
  const { kind, id, admin_id, ...more } = requireAccount(actor);
  return { kind, id: "couple_id" in more ? more.couple_id : id, admin_id };
}

/** Rule [accounts-19]. */
export function assertNotImpersonated(actor: Actor): void {
  if (actor.kind !== "visitor" && actor.admin_id !== null) refuse("not_while_impersonating");
}

const minute_seconds = 60;
const hour_seconds = 60 * minute_seconds;

type SignInAttempt = { kind: AccountKind; email: string; address: string };

/** Failures count per account and address, so that an owner attacked from elsewhere can still sign in [accounts-4]. */
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
 * Slows down, never locks out [accounts-4]. Known devices and own sessions count separately, so that strangers don't
 * slow the owner.
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

/** Rule [accounts-4]. */
export function resetLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "reset_address",
    tries_max: limits.reset_requests_per_address_max,
    window_seconds: hour_seconds,
  });
}

/** Beyond this one mailed link is still valid, so an attacker can't block the owner [accounts-6]. */
export function resetMailLimit(account_id: string): RateLimit {
  return {
    name: "reset_mail",
    key: account_id,
    tries_max: limits.reset_mails_per_account_max,
    window_seconds: limits.reset_link_minutes * minute_seconds,
  };
}

/** Wrong codes from everywhere [accounts-28]. A password reset clears the daily count. */
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

/** A domain name, never an IP address. */
export type PasskeySite = { rpID: string; origin: string };

/** Null where browsers support no passkeys [accounts-30]. */
export function passkeySite({ publicUrl }: Pick<Config, "publicUrl">): PasskeySite | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replaceAll(/[[\]]/g, "")) === 0 ? { rpID: hostname, origin } : null;
}

export function requirePasskeySite(config: Pick<Config, "publicUrl">): PasskeySite {
  return passkeySite(config) ?? refuse("passkeys_unavailable");
}

export function bareCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toLowerCase();
}

/** Per address, both kinds together [accounts-4]. */
export function registrationLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "registration_address",
    tries_max: limits.registrations_per_address_max,
    window_seconds: hour_seconds,
  });
}

/** Registrations that fill in the hidden honeypot field [enquiries-8]. */
export function trappedRegistrationLimits(address: string): RateLimit[] {
  return limitsByAddress(address, {
    name: "trapped_registration_address",
    tries_max: limits.trapped_registrations_per_address_max,
    window_seconds: hour_seconds,
  });
}

export function confirmationLimit(account_id: string): RateLimit {
  return {
    name: "confirmation_account",
    key: account_id,
    tries_max: limits.confirmation_mails_per_account_max,
    window_seconds: hour_seconds,
  };
}

/** Case doesn't matter [accounts-1]. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
