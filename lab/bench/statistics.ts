/** The value below which a share (0 to 1) of the values lies. Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error("There is nothing to take a percentile of.");
  return found;
}

/** The middle value; the lower of the two middle ones when there are two. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
