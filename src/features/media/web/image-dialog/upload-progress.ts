/** The upload's progress bar [media-12]. */
const step_percent = 10;
export const step_ms = 100;
const waiting_percent_max = 90;
export const done_ms = 500;

/** 10 more every 100 ms up to 90, or the share sent if larger; 100 only after the server's response. */
export function displayedProgress(elapsed_ms: number, sent_percent: number): number {
  const stepped = step_percent * Math.floor(elapsed_ms / step_ms);
  return Math.min(waiting_percent_max, Math.max(stepped, sent_percent));
}
