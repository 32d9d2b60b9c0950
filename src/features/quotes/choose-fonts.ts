import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const known = new Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ");

const written =
  /^(?:[\u0300-\u036f]|(?=\p{L}|\p{M})[\u0100-\u024f\u0370-\u03e1\u03f0-\u03ff\u0400-\u052f\u1e00-\u1fff])$/u;

export type Fonts = {
  plain: string | Buffer;
  bold: string | Buffer;
  /** Unsupported letters lose their marks, other characters become a question mark. */
  printable: (text: string) => string;
};

/**
 * Noto Sans only where the standard fonts lack a letter, such as for Tshivenda, since embedding takes ten times as long
 * (decision 012).
 */
export async function chooseFonts(words: string): Promise<Fonts> {
  const isStandard = Array.from(words.normalize("NFC")).every((letter) => isCommon(letter) || !isWritten(letter));
  if (isStandard) return { plain: "Helvetica", bold: "Helvetica-Bold", printable: (text) => printable(text, isCommon) };
  const [plain, bold] = await Promise.all([readFile(regular), readFile(strong)]);
  return { plain, bold, printable: (text) => printable(text, (letter) => isCommon(letter) || isWritten(letter)) };
}

const require = createRequire(import.meta.url);
const [regular, strong] = [
  require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf"),
];

type CanWrite = (letter: string) => boolean;

function printable(text: string, canWrite: CanWrite): string {
  return Array.from(text.normalize("NFC"), (letter) => print(letter, canWrite)).join("");
}

function print(letter: string, canWrite: CanWrite): string {
  if (letter === "\u00a0" || letter === "\u202f") return " ";
  if (letter === "−") return "–";
  if (canWrite(letter)) return letter;
  const bare = letter.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return bare !== "" && Array.from(bare).every((each) => canWrite(each)) ? bare : "?";
}

function isCommon(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return letter === "\n" || letter === "\t" || known.has(letter) || (code >= 0x20 && code < 0x7f) || isLatin1(code);
}

function isLatin1(code: number): boolean {
  return code >= 0xa0 && code <= 0xff;
}

function isWritten(letter: string): boolean {
  return written.test(letter);
}
