import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import { withCouple, withProvider } from "./change-session.ts";
import { clearDrafts, personIds } from "./clear-drafts.ts";
import { setSignedOutHere } from "./log-out.ts";
import { endOnServer, readAll, writeSession, type StoredSession } from "./session.ts";

export function saveProviderSession(token: string, user: ProviderUser): void {
  replace(withProvider(token, user), token);
}

export function saveCoupleSession(token: string, couple: Couple): void {
  replace(withCouple(token, couple), token);
}

/** The replaced session ends on the server too [accounts-24]. */
function replace(session: StoredSession, token: string): void {
  const before = readAll();
  const { providerToken, coupleToken, originalToken } = before;
  setSignedOutHere(false);
  writeSession(session);
  const staying = new Set(personIds(session));
  for (const id of personIds(before)) if (!staying.has(id)) clearDrafts(id);
  for (const replaced of [providerToken, coupleToken, originalToken])
    if (replaced?.trim() && replaced.trim() !== token) endOnServer(replaced.trim());
}
