/** They could make a name look like another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** One trimmed line: line breaks and what XML can't contain become spaces. */
export function normaliseLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(directionMarks, "")
    .replaceAll(/[\p{Cc}\u2028\u2029\ufffe\uffff]+/gu, " ")
    .trim();
}

/** Trimmed; keeps line breaks, removes other control characters. */
export function plainParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(directionMarks, "")
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
