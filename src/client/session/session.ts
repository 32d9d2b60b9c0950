import { useSyncExternalStore } from "react";
import { signOutCall } from "../../contract/accounts/calls.ts";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { endpointOf } from "../../contract/call.ts";
import { store, readStored } from "../browser-storage.ts";
import { apiAddress } from "../call/api-address.ts";

/** No other module reads or writes the stored session [accounts-14]. Changes are in change-session.ts. */
const keys = {
  providerToken: "umshado.provider_token",
  user: "umshado.user",
  coupleToken: "umshado.couple_token",
  couple: "umshado.couple",
  impersonating: "umshado.impersonating",
  impersonatedKind: "umshado.impersonated_kind",
  originalUser: "umshado.original_user",
  originalToken: "umshado.original_token",
  /** The kind of an expired session, until the next sign-in or logout. */
  ended: "umshado.ended",
  /** Past recipients with dates (enquiries/web/written-to.ts); deleted at logout. */
  written: "umshado.written_to",
} as const;

export const storedTokens = {
  provider: keys.providerToken,
  couple: keys.coupleToken,
  user: keys.user,
  coupleRecord: keys.couple,
  impersonating: keys.impersonating,
} as const;

type Key = keyof typeof keys;
export type StoredSession = Partial<Record<Key, string | null>>;

/** `impersonated`: a super admin acts as this person [visitors-1]. */
export type Visitor =
  | { kind: "guest" }
  | {
      kind: "provider";
      id: string;
      name: string;
      isSuperAdmin: boolean;
      isPublished: boolean;
      impersonated: boolean;
    }
  | { kind: "couple"; id: string; name: string; impersonated: boolean };

const guest: Visitor = { kind: "guest" };

/** A super admin, who acts for nobody. */
export function isAdmin(visitor: Visitor): boolean {
  return visitor.kind === "provider" && visitor.isSuperAdmin && !visitor.impersonated;
}

/** An unreadable record only loses the name. */
export function visitorOf(stored: StoredSession): Visitor {
  const impersonated = stored.impersonating === "true";
  if (stored.providerToken?.trim()) {
    const user = recordOf(stored.user);
    const name = firstText(user, ["business_name", "contact_person", "email"]) || "your business";
    const [isSuperAdmin, isPublished] = [user["is_super_admin"] === true, user["is_published"] === true];
    return { kind: "provider", id: firstText(user, ["id"]), name, isSuperAdmin, isPublished, impersonated };
  }
  if (stored.coupleToken?.trim()) {
    const couple = recordOf(stored.couple);
    const partners = [couple["partner1_name"], couple["partner2_name"]].filter(
      (name) => typeof name === "string" && name !== "",
    );
    const name = firstText(couple, ["name"]) || partners.join(" & ") || firstText(couple, ["email"]) || "your wedding";
    return { kind: "couple", id: firstText(couple, ["id"]), name, impersonated };
  }
  return guest;
}

export function recordOf(text: string | null | undefined): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function firstText(record: Record<string, unknown>, names: readonly string[]): string {
  const result = names.map((name) => record[name]).find((value) => typeof value === "string" && value.trim() !== "");
  return typeof result === "string" ? result.trim() : "";
}

/** Ends the impersonating admin's session too [visitors-6]. */
export function signedOut(kind: Visitor["kind"]): StoredSession {
  const accountFields = kind === "provider" ? { providerToken: null, user: null } : { coupleToken: null, couple: null };
  return { ...accountFields, ended: null, written: null, ...withoutImpersonation };
}

/** Restores the super admin's session and removes a couple's [visitors-7]. */
export function withOriginal({ originalUser = null, originalToken = null }: StoredSession): StoredSession {
  return {
    providerToken: originalToken,
    user: originalUser,
    coupleToken: null,
    couple: null,
    ...withoutImpersonation,
  };
}

export const withoutImpersonation: StoredSession = {
  impersonating: null,
  impersonatedKind: null,
  originalUser: null,
  originalToken: null,
};

export function readToken(kind: AccountKind): string | null {
  const { providerToken, coupleToken } = readAll();
  return (kind === "provider" ? providerToken : coupleToken)?.trim() || null;
}

export function readCoupleRecord(): Record<string, unknown> {
  const { coupleToken, couple } = readAll();
  return coupleToken?.trim() ? recordOf(couple) : {};
}

/** Whose impersonation ended in this tab. */
let overName: string | null = null;

export function impersonationOver(): string | null {
  return overName;
}

/** The page may have loaded too late to know whose it was. */
export function setImpersonationOver(name: string): void {
  overName = name;
}

/**
 * A session that can't be ended expires [accounts-9]. Runs after React's microtask, so that pending requests are
 * aborted, not refused.
 */
export function endOnServer(token: string | null): void {
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const { method, path } = endpointOf(signOutCall);
  const end = () => fetch(apiAddress(path), { method, headers, keepalive: true });
  queueMicrotask(() => void end().catch(console.info));
}

export function stopImpersonating(): void {
  const stored = readAll();
  const token = readToken(stored.impersonatedKind === "couple" ? "couple" : "provider");
  writeSession(withOriginal(stored));
  endOnServer(token);
}

/** Without storage, everyone is a guest. */
export function readAll(): StoredSession {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, readStored("browser", key)]));
}

/** Null deletes. Notifies the whole page. */
export function writeSession(changes: StoredSession): void {
  for (const [name, value] of Object.entries(changes)) store("browser", keys[name as Key], value);
  announce();
}

const listeners = new Set<() => void>();
let known: Visitor | undefined;

function announce(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** Also when the page returns from the back-forward cache. */
function watchOtherTabs(): void {
  globalThis.addEventListener("storage", announce);
  globalThis.addEventListener("pageshow", announce);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    known = undefined;
    watchOtherTabs();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    globalThis.removeEventListener("storage", announce);
    globalThis.removeEventListener("pageshow", announce);
  };
}

function visitorNow(): Visitor {
  known ??= visitorOf(readAll());
  return known;
}

const onServer = () => guest;

/** Synchronised across tabs. The server and the first paint know only guests. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, visitorNow, onServer);
}

/**
 * Runs before the first paint, so that styles can hide parts for guests. `data-visitor` is "known" or "impersonated".
 */
export const earlyVisitorMark = `try{var s=localStorage;if(s.getItem("${keys.providerToken}"))document.documentElement.dataset.provider="";if(s.getItem("${keys.providerToken}")||s.getItem("${keys.coupleToken}"))document.documentElement.dataset.visitor=s.getItem("${keys.impersonating}")==="true"?"impersonated":"known"}catch{}`;
