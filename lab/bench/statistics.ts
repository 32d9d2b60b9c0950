/** The lower of two middle values. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.max(0, Math.ceil(sorted.length / 2) - 1)];
  if (middle === undefined) throw new Error("There is nothing to take the middle of.");
  return middle;
}
