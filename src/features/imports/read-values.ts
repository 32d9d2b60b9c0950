import { readHtml } from "../conversations/read-html.ts";

/** A value that a person could have typed; empty for whatever else JSON may hold. */
export function textOfValue(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** What several programs write for yes and no. */
const answers: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  "1": true,
  "0": false,
  on: true,
  off: false,
};

/** A yes or no of a spreadsheet; anything else stays what it is, and is refused. */
export function readAnswer(value: unknown): unknown {
  return typeof value === "string" ? (answers[value.trim().toLowerCase()] ?? value) : value;
}

/** Shortcodes that stand alone and bear no sign of their kind. */
const bare_shortcodes = new Set(["audio", "caption", "embed", "gallery", "playlist", "video"]);

/** Without the shortcodes of WordPress, known by their form: attributes, an underscore in the name, or a closing one. Other brackets stay. */
function withoutShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return text.replaceAll(
    /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+))*)\s*\/?\]/gi,
    (whole, closing: string, name: string, attributes: string) =>
      closing || attributes || name.includes("_") || closed.has(name) || bare_shortcodes.has(name) ? "" : whole,
  );
}

/** Texts of WordPress are HTML: read as people see it. What holds no tag stays, but for its entities and shortcodes. */
export function readMarkup(written: string): string {
  const text = withoutShortcodes(written);
  if (!/<[a-z!/][^>]*>|&[a-z#\d]+;/i.test(text)) return text;
  // WordPress keeps bare line breaks, which its pages make paragraphs of
  const html = /<(?:p|br|div|li)\b/i.test(text) ? text : text.replaceAll(/\r?\n/g, "<br>");
  return readHtml(html).trim();
}

/** The entries of a list in one field: a list in JSON, else by lines, bars or the separator. */
export function readEntries(value: unknown, separator: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => readEntries(each, separator));
  return textOfValue(value)
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

const days = {
  mo: "monday",
  tu: "tuesday",
  we: "wednesday",
  th: "thursday",
  fr: "friday",
  sa: "saturday",
  su: "sunday",
} as const;

/** The hours of GeoDirectory, `["Mo 09:00-17:00","Tu 09:00-12:00,13:00-17:00"],["UTC":"+2"]`; what is none of it stays. A break within a day is lost: ours have none. */
export function readHours(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trimStart().startsWith("{")) return readObject(value);
  const found = value.matchAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su) (\d\d:\d\d)-(?:[\d:,-]*-)?(\d\d:\d\d)/g);
  const hours = [...found].map(([, day = "", open, close]) => {
    return [days[day.toLowerCase() as keyof typeof days], { open, close }] as const;
  });
  return hours.length === 0 ? value : Object.fromEntries(hours);
}

function readObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A picture that a listing names. */
export type NamedPicture = { address: string; caption: string | null };

/**
 * The pictures of a listing: addresses by lines, commas or bars; or as GeoDirectory writes them, `address|id|title|caption::…`,
 * with a `#` before those that are hosted elsewhere. What is no web address is answered apart.
 */
export function readPictures(value: unknown): { pictures: NamedPicture[]; unreadable: string[] } {
  const texts = Array.isArray(value) ? value.map(textOfValue) : textOfValue(value).split(/\n/);
  const named = texts.flatMap((text) => {
    if (text.includes("::") || /\|.*\|.*\|/.test(text)) return text.split("::").map(fromGeoDirectory);
    return text.split(/,?\s+|\||,(?=https?:|#|$)/).map((address) => ({ address: address.trim(), caption: null }));
  });
  const given = named
    .map(({ address, caption }) => ({ address: address.replace(/^#/, ""), caption }))
    .filter(({ address }) => address !== "");
  const isWeb = ({ address }: NamedPicture) => /^https?:\/\//i.test(address) && URL.canParse(address);
  const pictures = given.filter(isWeb);
  const unreadable = given.filter((each) => !isWeb(each)).map(({ address }) => address);
  return { pictures: [...new Map(pictures.map((each) => [each.address, each])).values()], unreadable };
}

function fromGeoDirectory(text: string): NamedPicture {
  const [address = "", _id, title = "", caption = ""] = text.split("|").map((part) => part.trim());
  return { address, caption: caption || title || null };
}
