/** A social sign-in that waits for its second factor, from the page that ended it to the login: in memory alone. */
let waiting: string | null = null;

export function keepWaiting(pending_token: string): void {
  waiting = pending_token;
}

/** What the page before left. */
export function readWaiting(): string | null {
  return waiting;
}

export function forgetWaiting(): void {
  waiting = null;
}
