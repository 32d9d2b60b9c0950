import type { AccountKind } from "../../contract/accounts/schema.ts";
import { clearDrafts, personIds } from "./clear-drafts.ts";
import { endOnServer, readAll, readToken, signedOut, writeSession } from "./session.ts";

/** In this tab: it handles the redirect itself. */
let isSignedOutHere = false;

export function wasSignedOutHere(): boolean {
  return isSignedOutHere;
}

export function setSignedOutHere(isOut: boolean): void {
  isSignedOutHere = isOut;
}

/** Asks before typed text is lost; calls `goOn` if allowed. */
type LogOutGuard = (goOn: () => void) => void;

let guard: LogOutGuard | null = null;

/** A page with unsaved text sets a question. Returns a function that removes it. */
export function guardLogOut(onLogOut: LogOutGuard): () => void {
  guard = onLogOut;
  return () => {
    if (guard === onLogOut) guard = null;
  };
}

/** Asks first where a page wants it. Deletes all text typed while signed in. */
export function logOut(kind: AccountKind, leave: () => void): void {
  const goOn = () => {
    const ids = personIds(readAll());
    signOutInBrowser(kind);
    for (const id of ids) clearDrafts(id);
    leave();
  };
  if (guard) guard(goOn);
  else goOn();
}

/** In the browser at once. An impersonating super admin is signed out too. */
export function signOutInBrowser(kind: AccountKind): void {
  const tokens = [readToken(kind), readAll().originalToken?.trim() || null];
  setSignedOutHere(true);
  writeSession(signedOut(kind));
  tokens.forEach(endOnServer);
}
