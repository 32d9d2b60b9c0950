/** The progress of an upload before and after the answer [media-12]. */
const step_percent = 10;
export const step_ms = 100;
const waiting_percent_max = 90;
/** How long the full bar stands before the dialog closes. */
export const done_ms = 500;

/**
 * What the bar shows before the server has answered: 10 more every 100 ms up to 90, or how much has really been sent
 * where that is further. 100 is the server's to give.
 */
export function shownProgress(elapsed_ms: number, sent_percent: number): number {
  const stepped = step_percent * Math.floor(elapsed_ms / step_ms);
  return Math.min(waiting_percent_max, Math.max(stepped, sent_percent));
}
