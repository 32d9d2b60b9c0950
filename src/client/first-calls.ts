import type { AccountKind } from "../contract/accounts/shapes.ts";
import type { CallWords } from "../contract/call.ts";
import { addressOf } from "./address-of.ts";
import { storedTokens } from "./session.ts";

declare global {
  /** Responses to calls that the head began, by method, address and token; null once they may be out of date. */
  var firstCalls: Map<string, Promise<Response>> | null | undefined;
}

type Address = Parameters<typeof addressOf>[1];

/** One of a page's first calls (`PageHandle`), made without a body. `{id}` in its address is the stored id of who is signed in. */
export function firstCall(as: AccountKind | "admin", words: CallWords, address: Address = {}): string {
  return `${as} ${words.method} ${decodeURI(addressOf(words, address))}`;
}

/**
 * Runs in the head: begins the page's first calls before any script file is there. An admin who acts as somebody may not make all of
 * them, and an address with a query asks for something else.
 */
export const beginFirstCalls = `try {
  const { first, api = "" } = document.documentElement.dataset, read = (key) => localStorage.getItem(key);
  const isProvider = Boolean(read("${storedTokens.provider}"));
  const token = (read(isProvider ? "${storedTokens.provider}" : "${storedTokens.couple}") || "").trim();
  if (first && token && !location.search && read("${storedTokens.impersonating}") != "true") {
    const { id, is_super_admin } = JSON.parse(read(isProvider ? "${storedTokens.user}" : "${storedTokens.coupleRecord}"));
    const kinds = [isProvider ? "provider" : "couple", is_super_admin === true && "admin"];
    window.firstCalls = new Map();
    for (const [as, method, path] of first.split(",").map((call) => call.split(" "))) {
      if (!kinds.includes(as) || (path.includes("{id}") && !id)) continue;
      const address = api + path.replace("{id}", id);
      const headers = { Authorization: "Bearer " + token };
      const response = fetch(address, { method, credentials: "include", headers, signal: AbortSignal.timeout(20000) });
      response.catch(() => {});
      firstCalls.set(method + " " + address + " " + token, response);
    }
    setTimeout(() => { firstCalls = null }, 30000);
  }
} catch {}`;

/** The response to a call that the head began, for the first who asks; after a change none is up to date. */
export function takeFirst(method: string, address: string, token: string | null): Promise<Response> | undefined {
  const key = `${method} ${address} ${token}`;
  const begun = globalThis.firstCalls?.get(key);
  globalThis.firstCalls?.delete(key);
  if (method !== "get" && !begun) globalThis.firstCalls = null;
  return begun;
}
