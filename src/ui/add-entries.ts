/**
 * A list with the entries of a text added, which stand between commas or line breaks: each trimmed, none empty, none
 * twice however its emails are written, none longer and all together no more than may be.
 */
export function addEntries(
  values: readonly string[],
  text: string,
  { entry_length_max, entries_max }: { entry_length_max: number; entries_max: number },
): string[] {
  const next = [...values];
  for (const part of text.split(/[,\n]/)) {
    const entry = part.trim().replaceAll(/\s+/g, " ").slice(0, entry_length_max).trim();
    const isThere = next.some((each) => each.toLowerCase() === entry.toLowerCase());
    if (entry !== "" && !isThere && next.length < entries_max) next.push(entry);
  }
  return next;
}
