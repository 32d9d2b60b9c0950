/** Top-level domains that people really use here. */
const ends =
  "com|net|org|za|africa|joburg|capetown|durban|info|biz|io|co|me|app|dev|site|online|shop|store|xyz|top|live|link|click|club|vip|icu|ru|cn|tk|gl|ly|gd|to|in|uk|us";
const link = new RegExp(String.raw`://|\bwww\.|(?<![\w.@-])(?:[\p{L}\d-]{1,63}\.){1,4}(?:${ends})\b(?![\w@])`, "iu");

/** Email addresses don't count, because couples give theirs [conversations-28]. */
export function containsLink(text: string | null): boolean {
  return text !== null && link.test(text.replaceAll(/\S+@\S+/g, " "));
}
