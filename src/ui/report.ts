import { messages } from "../contract/messages.ts";

/**
 * What engines throw where nothing came back: no connection, no answer in time, or code and styles that did not come. Chromium,
 * Firefox and WebKit word it each in its own way.
 */
const lost =
  /^((Abort|Timeout)Error|TypeError: (failed to f|network|load f|error load|importing a)|Error: unable to p)/i;

/** Whether the connection is to blame for what was thrown, and no fault in the program. */
export function isConnectionLost(cause: unknown): boolean {
  return lost.test(String(cause));
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
