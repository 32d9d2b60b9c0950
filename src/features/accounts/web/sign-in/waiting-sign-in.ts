import type { PendingSignIn } from "../../../../contract/accounts/code-schema.ts";

/** From the landing page to the login; in memory only. */
let waiting: PendingSignIn | null = null;

export function savePendingSignIn(pending: PendingSignIn): void {
  waiting = pending;
}

export function readPendingSignIn(): PendingSignIn | null {
  return waiting;
}

export function clearPendingSignIn(): void {
  waiting = null;
}
