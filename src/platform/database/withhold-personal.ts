const email = /[^\s"'<>()[\]{},;:/=?&]+@[^\s"'<>()[\]{},;:/=?&]+\.[a-z]{2,}/gi;
const phone = /\+\d[\d ()-]{7,}\d|\b0\d{2}[ -]?\d{3}[ -]?\d{4}\b/g;
/** A query string may hold search words or link tokens. */
const query = /(^|\s|https?:\/\/[^\s?"']*|(?<=["'(]))(\/[^\s?"']*)?\?[^\s"')]+/g;
const word = /[\w-]{24,}/g;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const long_word = 40;

/** Random-looking text: mixed case with digits (a long one may lack digits), or all hexadecimal. */
function isToken(text: string): boolean {
  if (uuid.test(text)) return false;
  if (/^[0-9a-f]{32,}$/i.test(text)) return true;
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && (/\d/.test(text) || text.length >= long_word);
}

const quoted: readonly (readonly [RegExp, string])[] = [
  [/(Failed query: [\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at |$)/g, "$1"],
  [/((?:invalid input|malformed|out of range)[^"\n]*: )"[^\n]*"/g, "$1[value]"],
  [/(Key \([^)]*\)=)\([^\n]*\)/g, "$1[value]"],
  [/"[\s\S]*" is not valid JSON/g, "[value] is not valid JSON"],
];

/** Removes personal data and secrets from any log text, as a last check [running-31]. */
function withoutPersonal(text: string): string {
  return quoted
    .reduce((cleaned, [shape, instead]) => cleaned.replaceAll(shape, instead), text)
    .replaceAll(query, (_, before: string, path = "") => `${before}${path}?[query]`)
    .replaceAll(email, "[email]")
    .replaceAll(word, (result) => (isToken(result) ? "[token]" : result))
    .replaceAll(phone, "[number]");
}

export function withholdPersonal(input: unknown): unknown {
  if (typeof input === "string") return withoutPersonal(input);
  if (Array.isArray(input)) return input.map(withholdPersonal);
  if (typeof input !== "object" || input === null || input instanceof Date) return input;
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withholdPersonal(value)]));
}
