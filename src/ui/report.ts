import { messages } from "../contract/messages.ts";

/** What engines throw when nothing came back: no connection, or no answer in time; also where code or styles did not come. */
const lost =
  /^(Abort|Timeout)Error|^TypeError: .*(failed to fetch|network ?error|network connection|load failed|error loading|importing a)|unable to preload/i;

/** Whether the connection is to blame for what was thrown, and no fault in the program. */
export function isConnectionLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return lost.test(String(cause)) || (cause instanceof TypeError && "onLine" in navigator && !navigator.onLine);
}

/**
 * Every unexpected fault of the browser that something catches passes here, and goes where the uncaught ones go: to the
 * window's `error` event, where an error tracker plugs in. Lost connections and answers of the server are no faults.
 */
export function report(cause: unknown): void {
  if (cause instanceof Error && !isConnectionLost(cause)) reportError(cause);
}

/** What a person is told where something failed. A fault is reported, and not blamed on the connection. */
export function failureSentence(cause: unknown, failed: string): string {
  report(cause);
  return `${failed} ${isConnectionLost(cause) ? "Please check your connection and try again." : messages.unexpected}`;
}
