/** What is forgotten at once: few rows, so that nobody waits for them long. */
const batch_rows = 500;

/** Does a piece of work until it finds less than it may do at once. Each piece answers how many rows it had. */
export async function inBatches(work: (rows_max: number) => Promise<number>): Promise<void> {
  while ((await work(batch_rows)) >= batch_rows);
}
