/** Characters that turn the writing direction round: with them a name could pretend to be another. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text as one line that can be stored and shown: control characters and line breaks become a space, and there is no space around it. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(directionMarks, "")
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** A text of several lines that can be stored and shown: its line breaks stay, other control characters go, and there is no space around it. */
export function plainParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(directionMarks, "")
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .trim();
}
