import { readHtml } from "../conversations/inbound-mail/read-html.ts";

export function textOfValue(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

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

/** Other values stay unchanged and are refused later. */
export function readAnswer(value: unknown): unknown {
  return typeof value === "string" ? (answers[value.trim().toLowerCase()] ?? value) : value;
}

/** Shortcodes without attributes or closing tag. */
const bare_shortcodes = new Set(["audio", "caption", "embed", "gallery", "playlist", "video"]);

/** Removes only brackets that look like WordPress shortcodes. */
function withoutShortcodes(text: string): string {
  const closed = new Set([...text.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));
  return text.replaceAll(
    /\[(\/?)([a-z][\w-]*)((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+))*)\s*\/?\]/gi,
    (match, closing: string, name: string, attributes: string) =>
      closing || attributes || name.includes("_") || closed.has(name) || bare_shortcodes.has(name) ? "" : match,
  );
}

/** Converts WordPress HTML to text; plain text only loses entities and shortcodes. */
export function readMarkup(written: string): string {
  const text = withoutShortcodes(written);
  if (!/<[a-z!/][^>]*>|&[a-z#\d]+;/i.test(text)) return text;
  // WordPress stores bare line breaks that its pages show as paragraphs
  const html = /<(?:p|br|div|li)\b/i.test(text) ? text : text.replaceAll(/\r?\n/g, "<br>");
  // readHtml marks quotes for emails
  return readHtml(html)
    .replaceAll(/^(?:> ?)+/gm, "")
    .trim();
}

/** A JSON list, otherwise split at lines, bars or the separator. */
export function readListValue(value: unknown, separator: RegExp): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => readListValue(each, separator));
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

/**
 * GeoDirectory's `["Mo 09:00-17:00","Tu 09:00-12:00,13:00-17:00"],["UTC":"+2"]`; other values stay. Breaks within a day
 * are lost.
 */
export function readHours(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trimStart().startsWith("{")) return readObject(value);
  const result = value.matchAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su) (\d\d:\d\d)-(?:[\d:,-]*-)?(\d\d:\d\d)/g);
  const hours = [...result].map(([, day = "", open, close]) => {
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

export type NamedPicture = { address: string; caption: string | null };

/** Split at lines, commas or bars, or GeoDirectory's `address|id|title|caption::…` (`#` marks external hosts). */
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
  const [address = "", _id, title = "", caption = ""] = text.split("|").map((field) => field.trim());
  return { address, caption: caption || title || null };
}
