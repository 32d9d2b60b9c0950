import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { Couple } from "../contract/couples/shapes.ts";
import type { ProviderUser } from "../contract/providers/own-shapes.ts";
import {
  noteImpersonationOver,
  readAll,
  readToken,
  recordOf,
  signedOut,
  visitorOf,
  withOriginal,
  withoutImpersonation,
  write,
  type StoredSession,
} from "./session.ts";

/** What a session becomes when a provider signs in: no couple stays signed in beside it, nor an impersonation. */
export function withProvider(token: string, user: ProviderUser): StoredSession {
  const record = { providerToken: token, user: JSON.stringify(user) };
  return { ...record, coupleToken: null, couple: null, ended: null, ...withoutImpersonation };
}

/** What a session becomes when a couple signs in: no provider stays signed in beside it, nor an impersonation. */
export function withCouple(token: string, couple: Couple): StoredSession {
  const record = { coupleToken: token, couple: JSON.stringify(couple) };
  return { ...record, providerToken: null, user: null, ended: null, ...withoutImpersonation };
}

/** Whom a super admin acts as from here on, as the server answered it. */
export type Impersonated =
  | { kind: "provider"; token: string; record: ProviderUser }
  | { kind: "couple"; token: string; record: Couple };

/** What a session becomes when a super admin acts as somebody: the own token and record are kept for the way back [admin-11]. */
export function withImpersonated({ kind, token, record }: Impersonated, stored: StoredSession): StoredSession {
  const as = kind === "provider" ? withProvider(token, record) : withCouple(token, record);
  return {
    ...as,
    impersonating: "true",
    impersonatedKind: kind,
    originalUser: stored.user ?? null,
    originalToken: stored.providerToken ?? null,
  };
}

/** What a session becomes when its token turns out to be dead: an impersonating super admin gets the own one back. */
export function withoutDead(kind: AccountKind, stored: StoredSession): StoredSession {
  if (stored.impersonating === "true") return withOriginal(stored);
  return { ...signedOut(kind), ended: kind };
}

/** Acts as somebody else until the impersonation is stopped. Nothing happens while one is under way. */
export function startImpersonating(impersonated: Impersonated): void {
  const stored = readAll();
  if (stored.impersonating !== "true") write(withImpersonated(impersonated, stored));
}

/** Brings the couple's record in step with the server's; nothing while that couple is not signed in. */
export function updateCouple(couple: Couple): void {
  const stored = readAll();
  const { id } = recordOf(stored.couple);
  const record = JSON.stringify(couple);
  if (stored.coupleToken && (id ?? couple.id) === couple.id && stored.couple !== record) write({ couple: record });
}

/** The couple's account only reads its wedding, as the server has just refused it a change: what pages offer follows at once [weddings-16]. */
export function noteReader(): void {
  const stored = readAll();
  if (stored.coupleToken) write({ couple: JSON.stringify({ ...recordOf(stored.couple), role: "reader" }) });
}

/** Brings the provider's record up to date after a change of it; nothing while no provider is signed in. */
export function updateUser(changes: Partial<ProviderUser>): void {
  const stored = readAll();
  if (stored.providerToken) write({ user: JSON.stringify({ ...recordOf(stored.user), ...changes }) });
}

/**
 * Forgets a session whose token the server does not know any more. Another one that was stored meanwhile stays: a call
 * may be answered late.
 */
export function dropDead(kind: AccountKind, token: string): void {
  if (readToken(kind) !== token) return;
  const stored = readAll();
  const visitor = visitorOf(stored);
  if (visitor.kind !== "guest" && visitor.impersonated) noteImpersonationOver(visitor.name);
  write(withoutDead(kind, stored));
}
