import { accountMessages } from "../../../contract/accounts/calls.ts";
import { refuseField } from "../../../platform/refusal.ts";

const productTerms = ["umshado", "wedding", "weddings", "marriage", "provider", "vendor", "password", "demo"];
const word_letters_min = 3;
/** Refuses `aaaaaaaa` and `abababab`. */
const different_characters_min = 3;
const other_letters_min = 4;

/**
 * A sentence, or null [accounts-21]. Refuses common passwords and those from product words or `about` (email, business
 * name).
 */
export async function findPasswordError(password: string, about: readonly (string | null)[]): Promise<string | null> {
  const { commonPasswords } = await import("../../../platform/common-passwords.ts");
  const text = password.normalize("NFKC").toLowerCase();
  if (new Set(text).size < different_characters_min) return accountMessages.password_common;
  if (` ${commonPasswords} `.includes(` ${text} `)) return accountMessages.password_common;
  return isMadeOf(text, [...productTerms, ...about.flatMap(wordsOf)]) ? accountMessages.password_own_words : null;
}

export async function assertHardToGuess(field: string, password: string, about: readonly (string | null)[]) {
  const sentence = await findPasswordError(password, about);
  if (sentence !== null) refuseField(field, sentence);
}

function wordsOf(name: string | null): string[] {
  const segments = (name ?? "").normalize("NFKC").toLowerCase().split("@");
  const [first = "", host = ""] = segments;
  const matches = [first, host.split(".", 1)[0] ?? ""].map((segment) => segment.match(/\p{L}+/gu) ?? []);
  return matches.flatMap((each) => [...each, each.join("")]).filter((word) => word.length >= word_letters_min);
}

function isMadeOf(text: string, words: readonly string[]): boolean {
  const longestFirst = [...new Set(words)].toSorted((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, " "), text);
  return rest !== text && (rest.match(/\p{L}/gu) ?? []).length < other_letters_min;
}
