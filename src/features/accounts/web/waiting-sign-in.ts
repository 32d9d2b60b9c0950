import type { PendingSignIn } from "../../../contract/accounts/code-shape.ts";

/** A social sign-in that waits for its second factor, from the page that ended it to the login: in memory alone. */
let waiting: PendingSignIn | null = null;

export function keepWaiting(pending: PendingSignIn): void {
  waiting = pending;
}

/** What the page before left. */
export function readWaiting(): PendingSignIn | null {
  return waiting;
}

export function forgetWaiting(): void {
  waiting = null;
}
