import { accountMessages } from "../../contract/accounts/words.ts";
import { refuse } from "../../platform/refusal.ts";

/** What the product is called and about, which is what people type first. */
const productWords = ["umshado", "wedding", "weddings", "marriage", "provider", "vendor", "password", "demo"];
const word_letters_min = 3;
/** `aaaaaaaa` and `abababab` are tried before any list. */
const different_characters_min = 3;
/** So many letters must be left when all that is known of the person and the product is taken out. */
const other_letters_min = 4;

/**
 * Why a new password is too easy to guess, as a sentence; null when it isn't [accounts-21]. Refused are the commonest ones, and
 * those that are made of the product's words and what is known of the person (`about`: its email, its business's name), however
 * many digits and signs stand around them. The list is loaded when it is wanted.
 */
export async function findPasswordFault(password: string, about: readonly (string | null)[]): Promise<string | null> {
  const { commonPasswords } = await import("../../platform/common-passwords.ts");
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < different_characters_min) return accountMessages.password_common;
  if (` ${commonPasswords} `.includes(` ${text} `)) return accountMessages.password_common;
  return isMadeOf(text, [...productWords, ...about.flatMap(wordsOf)]) ? accountMessages.password_own_words : null;
}

/** Refuses, on its field, a new password that is too easy to guess. */
export async function assertHardToGuess(field: string, password: string, about: readonly (string | null)[]) {
  const sentence = await findPasswordFault(password, about);
  if (sentence !== null) refuse("bad_input", { sentence, fields: { [field]: sentence } });
}

/** The words of a name or an email, and all of them as one. Of an email's host its name, without `.co.za`. */
function wordsOf(name: string | null): string[] {
  const words = (name ?? "").normalize("NFKC").toLowerCase().split("@");
  const [first = "", host = ""] = words;
  const parts = [first, host.split(".", 1)[0] ?? ""].map((part) => part.match(/\p{L}+/gu) ?? []);
  return parts.flatMap((each) => [...each, each.join("")]).filter((word) => word.length >= word_letters_min);
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), text);
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < other_letters_min;
}
