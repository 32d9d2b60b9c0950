/** Skips the replacement for most texts, which don't match. */
const wideSpace = /\s{2,}|[^\S ]/g;

const line_max = 60;

export const opening_max = 200;

/**
 * The first sentence of the description, cut at a word to fit a card's line.
 * @returns at most 60 characters; null without a description [browse-10]
 */
export function pickOpening(description: string | null): string | null {
  const text = (description ?? "").replaceAll(wideSpace, " ").trim();
  if (text === "") return null;
  const sentence = /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
  if (sentence.length <= line_max) return sentence;
  // surrogate pairs are rare: other texts are cut directly
  const signs = /[\ud800-\udfff]/.test(sentence) ? Array.from(sentence) : null;
  if (signs !== null && signs.length <= line_max) return sentence;
  const begin = (length: number) => (signs === null ? sentence.slice(0, length) : signs.slice(0, length).join(""));
  const saved = begin(line_max);
  const end = saved.lastIndexOf(" ");
  return `${(end > 0 ? saved.slice(0, end) : begin(line_max - 1)).replace(/[,;:–-]+$/, "")}…`;
}
