/** What the paper's fonts have besides Latin 1: the rest of the Windows encoding, as far as people write it. */
const known = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

/**
 * A text as the paper's fonts can write it: spaces that do not break as plain ones, letters with marks that the fonts don't have without them, a minus as a
 * dash, and anything else as a question mark.
 */
export function printable(text: string): string {
  return Array.from(text.normalize("NFC"), (letter) => print(letter)).join("");
}

function print(letter: string): string {
  if (letter === "\u00a0" || letter === "\u202f") return " ";
  if (letter === "−") return "–";
  if (letter === "\n" || letter === "\t" || known.has(letter) || isLatin1(letter)) return letter;
  const bare = letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
  return bare !== "" && Array.from(bare).every((each) => isLatin1(each)) ? bare : "?";
}

function isLatin1(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
}
