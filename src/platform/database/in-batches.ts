const batch_rows = 500;

/** Repeats `work` until it handles fewer rows than its maximum. */
export async function inBatches(work: (rows_max: number) => Promise<number>): Promise<void> {
  while ((await work(batch_rows)) >= batch_rows);
}
