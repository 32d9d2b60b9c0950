const email = /[^\s"'<>()[\]{},;:/=?&]+@[^\s"'<>()[\]{},;:/=?&]+\.[a-z]{2,}/gi;
const phone = /\+\d[\d ()-]{7,}\d|\b0\d{2}[ -]?\d{3}[ -]?\d{4}\b/g;
/** What follows the path of an address: words of a search, tokens of links. */
const query = /(^|\s|https?:\/\/[^\s?"']*|(?<=["'(]))(\/[^\s?"']*)?\?[^\s"')]+/g;
const word = /[\w-]{24,}/g;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const long_word = 40;

/** A token is drawn at random: letters of both sizes with digits between them, though a long one may lack those, or nothing but hexadecimal digits. */
function isToken(text: string): boolean {
  if (uuid.test(text)) return false;
  if (/^[0-9a-f]{32,}$/i.test(text)) return true;
  return /[a-z]/.test(text) && /[A-Z]/.test(text) && (/\d/.test(text) || text.length >= long_word);
}

/** Where the database, its driver and the reader of JSON quote what they were given. */
const quoted: readonly (readonly [RegExp, string])[] = [
  [/(Failed query: [\s\S]*?)\nparams: [\s\S]*?(?=\n {4}at |$)/g, "$1"],
  [/((?:invalid input|malformed|out of range)[^"\n]*: )"[^\n]*"/g, "$1[value]"],
  [/(Key \([^)]*\)=)\([^\n]*\)/g, "$1[value]"],
  [/"[\s\S]*" is not valid JSON/g, "[value] is not valid JSON"],
];

/** A text of the log without what could be about a person or let somebody in [running-31]: the last look, whatever brought it there. */
function withoutPersonal(text: string): string {
  return quoted
    .reduce((told, [shape, instead]) => told.replaceAll(shape, instead), text)
    .replaceAll(query, (_, before: string, path = "") => `${before}${path}?[query]`)
    .replaceAll(email, "[email]")
    .replaceAll(word, (found) => (isToken(found) ? "[token]" : found))
    .replaceAll(phone, "[number]");
}

/** Whatever a line of the log tells, at any depth, without that. */
export function withholdPersonal(told: unknown): unknown {
  if (typeof told === "string") return withoutPersonal(told);
  if (Array.isArray(told)) return told.map(withholdPersonal);
  if (typeof told !== "object" || told === null || told instanceof Date) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, withholdPersonal(value)]));
}
