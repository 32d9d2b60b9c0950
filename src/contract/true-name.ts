/** Characters that nobody sees; between two pictures a joiner makes one of them. */
const hidden = /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|(?!\u200D)\p{Cf}/u;

/** The scripts with letters that look like those of another. */
const lookAlikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** What a name has in it by which it could pass for another; null for nothing [providers-27]. */
export function nameFault(name: string): string | null {
  if (hidden.test(name)) return "This name has a character in it that nobody sees. Please type it anew.";
  const isMixed = (word: string) => lookAlikes.filter((script) => script.test(word)).length > 1;
  return name.split(/[^\p{L}\p{M}]+/u).some(isMixed)
    ? "This name has letters of two alphabets in one word. Please type it in one."
    : null;
}
