/** What is not a single space between words: nearly every text is without it. */
const wideSpace = /\s{2,}|[^\S ]/g;

/** A line of a card holds about so many characters. */
const line_max = 60;

/** So much of a description is enough for its opening line. */
export const opening_max = 200;

/**
 * The first sentence of what a provider says about itself; of a longer one as many whole words as fit a card's line.
 * @returns at most 60 characters, or null for nothing said [browse-10]
 */
export function pickOpening(description: string | null): string | null {
  const words = (description ?? "").replaceAll(wideSpace, " ").trim();
  if (words === "") return null;
  const sentence = /^.*?[.!?](?= |$)/.exec(words)?.[0] ?? words;
  if (sentence.length <= line_max) return sentence;
  // nearly every text has a letter for each sign, and is cut as it is
  const signs = /[\ud800-\udfff]/.test(sentence) ? Array.from(sentence) : null;
  if (signs !== null && signs.length <= line_max) return sentence;
  const begin = (length: number) => (signs === null ? sentence.slice(0, length) : signs.slice(0, length).join(""));
  const kept = begin(line_max);
  const end = kept.lastIndexOf(" ");
  return `${(end > 0 ? kept.slice(0, end) : begin(line_max - 1)).replace(/[,;:–-]+$/, "")}…`;
}
