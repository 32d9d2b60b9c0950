import { useSyncExternalStore } from "react";
import type { AccountKind } from "../contract/accounts/shapes.ts";
import { signOut as signOutCall } from "../contract/accounts/sign-out-words.ts";
import { apiAddress } from "./api-address.ts";
import { keep, readKept } from "./browser-storage.ts";

/**
 * What a browser keeps of a signed-in person [accounts-14], and the only module that reads or writes it; change-session.ts says what sign-ins and dead tokens make of it.
 * One kind of person at a time: whoever signs in as one kind is signed out as the other.
 */
const keys = {
  /** The bearer token of the provider; its presence makes the visitor a provider. */
  providerToken: "umshado.provider_token",
  /** The provider record of the sign-in's answer, as JSON. */
  user: "umshado.user",
  /** The bearer token of the couple. */
  coupleToken: "umshado.couple_token",
  /** The couple record of the sign-in's answer, as JSON. */
  couple: "umshado.couple",
  /** "true" while a super admin acts as somebody else. */
  impersonating: "umshado.impersonating",
  /** Whom the super admin acts as: "provider" or "couple". */
  impersonatedKind: "umshado.impersonated_kind",
  /** The super admin's own record and token, put back when the impersonation stops. */
  originalUser: "umshado.original_user",
  originalToken: "umshado.original_token",
  /** Of which kind the session was whose token died, until somebody signs in or out: who had one signs in again. */
  ended: "umshado.ended",
  /** Whom this browser wrote to, and when (enquiries/web/written-to.ts); it goes with whoever logs out. */
  written: "umshado.written_to",
} as const;

/** For the script in the head, which runs before this module. */
export const storedTokens = {
  provider: keys.providerToken,
  couple: keys.coupleToken,
  user: keys.user,
  coupleRecord: keys.couple,
  impersonating: keys.impersonating,
} as const;

type Key = keyof typeof keys;
export type StoredSession = Partial<Record<Key, string | null>>;

/** Who looks at the page [visitors-1]. `impersonated`: a super admin acts as this person. */
export type Visitor =
  | { kind: "guest" }
  | {
      kind: "provider";
      /** Empty where the stored record can't be read. */
      id: string;
      name: string;
      isSuperAdmin: boolean;
      isPublished: boolean;
      impersonated: boolean;
    }
  | { kind: "couple"; id: string; name: string; impersonated: boolean };

const guest: Visitor = { kind: "guest" };

/** Who a stored session speaks of. A record that can't be read leaves the person without a name, never without a page. */
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

/** A stored record; empty where it can't be read. */
export function recordOf(text: string | null | undefined): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text ?? "{}");
    return typeof read === "object" && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function firstText(record: Record<string, unknown>, names: readonly string[]): string {
  const found = names.map((name) => record[name]).find((value) => typeof value === "string" && value.trim() !== "");
  return typeof found === "string" ? found.trim() : "";
}

/** What a session becomes when the provider or couple logs out: nothing of it stays, nor of an admin behind it [visitors-6]. */
export function signedOut(kind: Visitor["kind"]): StoredSession {
  const own = kind === "provider" ? { providerToken: null, user: null } : { coupleToken: null, couple: null };
  return { ...own, ended: null, written: null, ...withoutImpersonation };
}

/** What a session becomes when an impersonation stops: the super admin's own again, and no couple's [visitors-7]. */
export function withOriginal({ originalUser = null, originalToken = null }: StoredSession): StoredSession {
  return {
    providerToken: originalToken,
    user: originalUser,
    coupleToken: null,
    couple: null,
    ...withoutImpersonation,
  };
}

/** What a session loses whenever an impersonation is over. */
export const withoutImpersonation: StoredSession = {
  impersonating: null,
  impersonatedKind: null,
  originalUser: null,
  originalToken: null,
};

/** The bearer token of one kind, as calls send it; null when nobody of that kind is signed in. */
export function readToken(kind: AccountKind): string | null {
  const { providerToken, coupleToken } = readAll();
  return (kind === "provider" ? providerToken : coupleToken)?.trim() || null;
}

/** The stored record of the couple that is signed in; empty while none is. */
export function readCoupleRecord(): Record<string, unknown> {
  const { coupleToken, couple } = readAll();
  return coupleToken?.trim() ? recordOf(couple) : {};
}

/** Whom the super admin acted as when that session turned out to be over, in this very tab. */
let overName: string | null = null;

export function impersonationOver(): string | null {
  return overName;
}

/** Notes that an impersonated session is over: the page may have been loaded so late that nobody saw whose it was. */
export function noteImpersonationOver(name: string): void {
  overName = name;
}

/**
 * Ends a session that this browser has forgotten already. The page may be left while this is under way; a session that can't be ended now ends by itself [accounts-9].
 * It begins after React's own microtask: what the page was still asking with the token is given up first, and is not refused.
 */
export function endOnServer(token: string | null): void {
  if (token === null) return;
  const headers = { Authorization: `Bearer ${token}` };
  const end = () => fetch(apiAddress(signOutCall.path), { method: signOutCall.method, headers, keepalive: true });
  queueMicrotask(() => void end().catch(console.info));
}

/** Gives a super admin the own session back, and ends the impersonated one on the server. */
export function stopImpersonating(): void {
  const stored = readAll();
  const token = readToken(stored.impersonatedKind === "couple" ? "couple" : "provider");
  write(withOriginal(stored));
  endOnServer(token);
}

/** The session as it is stored. Where the browser keeps nothing, everyone is a guest. */
export function readAll(): StoredSession {
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, readKept("browser", key)]));
}

/** Stores what changed, null for what goes, and tells everyone on this page. */
export function write(changes: StoredSession): void {
  for (const [name, value] of Object.entries(changes)) keep("browser", keys[name as Key], value);
  announce();
}

const listeners = new Set<() => void>();
let known: Visitor | undefined;

function announce(): void {
  known = undefined;
  for (const listener of listeners) listener();
}

/** Another tab changed the session, or this page comes back from the browser's memory after one may have. */
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

/** Who looks at the page, in step with this tab and every other. The server, and the first paint, know only guests. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribe, visitorNow, onServer);
}

/**
 * Runs in the head, before the first paint: notes on `<html>` that somebody is signed in, so that styles can keep back
 * what is meant for guests until the page knows who it is. `data-visitor` is "known" or "impersonated"; `data-provider` says that it is a provider.
 */
export const earlyVisitorMark = `try{var s=localStorage;if(s.getItem("${keys.providerToken}"))document.documentElement.dataset.provider="";if(s.getItem("${keys.providerToken}")||s.getItem("${keys.coupleToken}"))document.documentElement.dataset.visitor=s.getItem("${keys.impersonating}")==="true"?"impersonated":"known"}catch{}`;
