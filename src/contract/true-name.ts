/** Invisible characters; a joiner is allowed between two emoji. */
const hidden = /(?<!\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D|(?!\u200D)\p{Cf}/u;

const lookAlikes = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Null if the name can't pass for another [providers-27]. */
export function nameError(name: string): string | null {
  if (hidden.test(name)) return "This name has an invisible character in it. Please type it again.";
  const isMixed = (word: string) => lookAlikes.filter((script) => script.test(word)).length > 1;
  return name.split(/[^\p{L}\p{M}]+/u).some(isMixed)
    ? "This name has letters of two alphabets in one word. Please type it in one."
    : null;
}
