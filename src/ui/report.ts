import { messages } from "../contract/messages.ts";

/**
 * What engines throw where nothing came back: no connection, no answer in time, or code and styles that did not come. Chromium,
 * Firefox and WebKit word it each in its own way.
 */
const lost =
  /^((Abort|Timeout)Error|TypeError: (failed to f|network|load f|error load|importing a)|Error: unable to p)/i;

/** A script or style that did not come: without a connection, or because a release has replaced it. */
const part_lost = /dynamically imported|importing a module script|preload css/i;

/** Whether the connection is to blame for what was thrown, and no fault in the program. */
export function isConnectionLost(cause: unknown): boolean {
  return lost.test(String(cause));
}

/**
 * Every unexpected fault of the browser that something catches passes here, and goes where the uncaught ones go: to the
 * window's `error` event, where an error tracker plugs in. Lost connections and answers of the server are no faults.
 */
export function report(cause: unknown): void {
  if (part_lost.test(String(cause))) void renewPage(cause);
  else if (cause instanceof Error && !isConnectionLost(cause)) reportError(cause);
}

/** Whether a part of the page did not come although the browser has a connection: only a new page helps. */
export function isPartGone(cause: unknown): boolean {
  return part_lost.test(String(cause)) && globalThis.navigator?.onLine;
}

/** Whether the server no longer has the file that did not come. Some engines don’t name the file. */
async function isReleaseOver(cause: unknown): Promise<boolean> {
  if (!part_lost.test(String(cause))) return false;
  const file = /\S+\.(?:js|css)\b/.exec(String(cause))?.[0];
  const answer = await fetch(file ?? location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && (file ? answer.status === 404 : answer.ok);
}

/** Loads the page anew, once, where only that helps. */
async function renewPage(cause: unknown): Promise<void> {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.type !== "reload" && (await isReleaseOver(cause))) location.reload();
}

/** What a person is told where something failed. A fault is reported, and not blamed on the connection. */
export function failureSentence(cause: unknown, failed: string): string {
  report(cause);
  if (isPartGone(cause)) return `${failed} Please reload the page.`;
  return `${failed} ${isConnectionLost(cause) ? "Please check your connection and try again." : messages.unexpected}`;
}
