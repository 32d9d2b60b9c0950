import type { AccountKind } from "../contract/accounts/shapes.ts";
import { forgetTyped, personIds } from "./forget-typed.ts";
import { endOnServer, readAll, readToken, signedOut, write } from "./session.ts";

/** Whether the person logged out in this very tab: whoever did that knows where the tab goes next. */
let isSignedOutHere = false;

export function wasSignedOutHere(): boolean {
  return isSignedOutHere;
}

/** Notes that this tab's person signed in (false) or ended the session on purpose (true). */
export function noteSignedOutHere(isOut: boolean): void {
  isSignedOutHere = isOut;
}

/** Asks before what was typed and not saved is forgotten, and goes on when it may. */
type Asking = (goOn: () => void) => void;

let asking: Asking | null = null;

/** Has somebody asked before a logout, while a page holds what was typed and not saved. Answers how to let go of it. */
export function holdLogOut(ask: Asking): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = null;
  };
}

/** Logs out, after the question that a page may have, and leaves: in this browser nothing stays of what was typed while signed in. */
export function logOut(kind: AccountKind, leave: () => void): void {
  const goOn = () => {
    const ids = personIds(readAll());
    signOut(kind);
    for (const id of ids) forgetTyped(id);
    leave();
  };
  if (asking) asking(goOn);
  else goOn();
}

/**
 * Ends the session of one kind: in this browser at once, and on the server, whatever it says. Whoever does so while
 * impersonating leaves as the super admin too.
 */
export function signOut(kind: AccountKind): void {
  const tokens = [readToken(kind), readAll().originalToken?.trim() || null];
  noteSignedOutHere(true);
  write(signedOut(kind));
  tokens.forEach(endOnServer);
}
