import type { Couple } from "../contract/couples/shapes.ts";
import type { ProviderUser } from "../contract/providers/own-shapes.ts";
import { withCouple, withProvider } from "./change-session.ts";
import { forgetTyped, personIds } from "./forget-typed.ts";
import { noteSignedOutHere } from "./log-out.ts";
import { endOnServer, readAll, write, type StoredSession } from "./session.ts";

export function keepProvider(token: string, user: ProviderUser): void {
  replace(withProvider(token, user), token);
}

export function keepCouple(token: string, couple: Couple): void {
  replace(withCouple(token, couple), token);
}

/** The replaced session ends on the server too [accounts-24]. */
function replace(session: StoredSession, token: string): void {
  const before = readAll();
  const { providerToken, coupleToken, originalToken } = before;
  noteSignedOutHere(false);
  write(session);
  const staying = new Set(personIds(session));
  for (const id of personIds(before)) if (!staying.has(id)) forgetTyped(id);
  for (const replaced of [providerToken, coupleToken, originalToken])
    if (replaced?.trim() && replaced.trim() !== token) endOnServer(replaced.trim());
}
