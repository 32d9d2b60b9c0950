import type { AccountKind } from "../../contract/accounts/schema.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import {
  setImpersonationOver,
  readAll,
  readToken,
  recordOf,
  signedOut,
  visitorOf,
  withOriginal,
  withoutImpersonation,
  writeSession,
  type StoredSession,
} from "./session.ts";

export function withProvider(token: string, user: ProviderUser): StoredSession {
  const record = { providerToken: token, user: JSON.stringify(user) };
  return { ...record, coupleToken: null, couple: null, ended: null, ...withoutImpersonation };
}

export function withCouple(token: string, couple: Couple): StoredSession {
  const record = { coupleToken: token, couple: JSON.stringify(couple) };
  return { ...record, providerToken: null, user: null, ended: null, ...withoutImpersonation };
}

export type Impersonated =
  | { kind: "provider"; token: string; record: ProviderUser }
  | { kind: "couple"; token: string; record: Couple };

/** Saves the admin's own token and record for the return [admin-11]. */
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

/** An impersonating super admin returns to its own session. */
export function withoutExpired(kind: AccountKind, stored: StoredSession): StoredSession {
  if (stored.impersonating === "true") return withOriginal(stored);
  return { ...signedOut(kind), ended: kind };
}

/** Does nothing while impersonating. */
export function startImpersonating(impersonated: Impersonated): void {
  const stored = readAll();
  if (stored.impersonating !== "true") writeSession(withImpersonated(impersonated, stored));
}

/** Does nothing while that couple isn't signed in. */
export function updateSignedInCouple(couple: Couple): void {
  const stored = readAll();
  const { id } = recordOf(stored.couple);
  const record = JSON.stringify(couple);
  if (stored.coupleToken && (id ?? couple.id) === couple.id && stored.couple !== record)
    writeSession({ couple: record });
}

/** After a refused change: the page offers no more changes [weddings-16]. */
export function markSessionReadOnly(): void {
  const stored = readAll();
  if (stored.coupleToken) writeSession({ couple: JSON.stringify({ ...recordOf(stored.couple), role: "reader" }) });
}

/** Does nothing while no provider is signed in. */
export function updateUser(changes: Partial<ProviderUser>): void {
  const stored = readAll();
  if (stored.providerToken) writeSession({ user: JSON.stringify({ ...recordOf(stored.user), ...changes }) });
}

/** Keeps a session stored since: answers may be late. */
export function dropExpired(kind: AccountKind, token: string): void {
  if (readToken(kind) !== token) return;
  const stored = readAll();
  const visitor = visitorOf(stored);
  if (visitor.kind !== "guest" && visitor.impersonated) setImpersonationOver(visitor.name);
  writeSession(withoutExpired(kind, stored));
}
