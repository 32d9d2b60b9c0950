import type { AccountKind } from "../../contract/accounts/schema.ts";
import { endpointOf, type CallDefinition } from "../../contract/call.ts";
import { addressOf } from "../address-of.ts";
import { storedTokens } from "../session/session.ts";

declare global {
  /** By method, address and token; null once they may be out of date. */
  var firstCalls: Map<string, Promise<Response>> | null | undefined;
}

type Address = Parameters<typeof addressOf>[1];

/** Without a body. `{id}` is the signed-in account's stored id. */
export function firstCall(as: AccountKind | "admin", definition: CallDefinition, address: Address = {}): string {
  return `${as} ${endpointOf(definition).method} ${decodeURI(addressOf(definition, address))}`;
}

/** Before any script file. Skipped during impersonation and for addresses with a query. */
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

/** Used once; after a change all are outdated. */
export function consumeFirstCall(method: string, address: string, token: string | null): Promise<Response> | undefined {
  const key = `${method} ${address} ${token}`;
  const begun = globalThis.firstCalls?.get(key);
  globalThis.firstCalls?.delete(key);
  if (method !== "get" && !begun) globalThis.firstCalls = null;
  return begun;
}
