import { messages } from "../contract/messages.ts";

/** Network error messages of Chromium, Firefox and WebKit. */
const lost =
  /^((Abort|Timeout)Error|TypeError: (failed to f|network|load f|error load|importing a)|Error: unable to p)/i;

/** A failed script or style: no connection, or replaced by a release. */
const chunk_load_error = /dynamically imported|importing a module script|preload css/i;

export function isConnectionLost(cause: unknown): boolean {
  return lost.test(String(cause));
}

/** Passes caught unexpected errors to the window's `error` event, where an error tracker connects. */
export function reportClientError(cause: unknown): void {
  if (chunk_load_error.test(String(cause))) void renewPage(cause);
  else if (cause instanceof Error && !isConnectionLost(cause)) reportError(cause);
}

/** A part failed although online: only a reload helps. */
export function isChunkMissing(cause: unknown): boolean {
  return chunk_load_error.test(String(cause)) && globalThis.navigator?.onLine;
}

/** Whether the server has removed the file. Some engines don't name it. */
async function isReleaseOver(cause: unknown): Promise<boolean> {
  if (!chunk_load_error.test(String(cause))) return false;
  const file = /\S+\.(?:js|css)\b/.exec(String(cause))?.[0];
  const answer = await fetch(file ?? location.href, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return answer !== null && (file ? answer.status === 404 : answer.ok);
}

async function renewPage(cause: unknown): Promise<void> {
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.type !== "reload" && (await isReleaseOver(cause))) location.reload();
}

/** The user's message. Reports an error instead of blaming the connection. */
export function failureSentence(cause: unknown, failed: string): string {
  reportClientError(cause);
  if (isChunkMissing(cause)) return `${failed} Please reload the page.`;
  return `${failed} ${isConnectionLost(cause) ? "Please check your connection and try again." : messages.unexpected}`;
}
