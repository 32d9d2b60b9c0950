/** Splits at commas and line breaks; drops empty, duplicate (by email form too), overlong and excess entries. */
export function addEntries(
  values: readonly string[],
  text: string,
  { entry_length_max, entries_max }: { entry_length_max: number; entries_max: number },
): string[] {
  const next = [...values];
  for (const piece of text.split(/[,\n]/)) {
    const entry = piece.trim().replaceAll(/\s+/g, " ").slice(0, entry_length_max).trim();
    const isThere = next.some((each) => each.toLowerCase() === entry.toLowerCase());
    if (entry !== "" && !isThere && next.length < entries_max) next.push(entry);
  }
  return next;
}
