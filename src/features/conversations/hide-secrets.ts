import type { Context } from "../../platform/context.ts";
import { codeOfToken } from "../../platform/link-code.ts";
import { linkToken } from "./make-link.ts";
import { replyNameOf } from "./make-reply-address.ts";

/** So many lines a program may make of one address. */
const parts_max = 8;
const tokenShape = /[\w-]{43}/;

export type Withheld = {
  text: string;
  /** The token of the guest's link, or the code that stands for it, was in it. */
  hadLink: boolean;
};

/**
 * A text without what our emails hold to let their reader in, codes too, and without the addresses for replies: the other side gets neither [conversations-17].
 * The conversation's own are known; of other links of ours those with a token, also as a mail service rewrote them or a program wrapped them.
 */
export function hideSecrets(
  { keyedHash, config: { publicUrl, inbound } }: Pick<Context, "keyedHash" | "config">,
  conversation: { id: string; link_version: number },
  text: string,
): Withheld {
  const token = linkToken({ keyedHash }, conversation);
  const opening = new RegExp(`${scattered(token)}|${loosely(codeOfToken(token))}`, "gu");
  const names = (["couple", "provider"] as const).map((side) => replyNameOf({ keyedHash }, conversation, side));
  const known = { host: new URL(publicUrl).host.toLowerCase(), publicUrl, domain: inbound?.domain };
  const without = names.reduce(
    (left, name) => left.replaceAll(new RegExp(scattered(name), "gi"), ""),
    withoutLinks(text, known).replaceAll(opening, ""),
  );
  return { text: without.trim(), hadLink: text.search(opening) >= 0 };
}

/** A pattern of a code in every form in which it would be taken when typed: only its letters and figures count. */
function loosely(code: string): string {
  const signs = code.replaceAll("-", "").split("");
  return signs.map((sign) => `[${sign}${sign.toLowerCase()}]`).join(String.raw`[^\p{L}\p{N}]{0,8}`);
}

/** A pattern of a text that may be wrapped over quoted lines, and whose signs may be written in percents, once or more often. */
function scattered(text: string): string {
  const signs = text.split("").map((sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(2, "0");
    const hex = code
      .split("")
      .map((digit) => `[${digit}${digit.toUpperCase()}]`)
      .join("");
    const dashed = /\w/.test(sign) && sign !== "_" ? "" : `|-${hex}`;
    return `(?:%(?:25)*${hex}${dashed}|${sign})`;
  });
  return signs.join("[\\s>=]*");
}

type Known = { host: string; publicUrl: string; domain: string | undefined };

function withoutLinks(text: string, known: Known): string {
  // every other part is what stands between two words
  const parts = text.split(/(\s+(?:>+\s*)*)/);
  for (let at = 0; at < parts.length; at += 2) {
    const word = parts[at] ?? "";
    const end = endOfLink(parts, at, known.host);
    if (end > at) parts.fill("", at + 1, end + 1);
    if (end >= at || opens(word, known.host)) parts[at] = inPlaceOf(word, known.publicUrl);
    else if (known.domain !== undefined && forms(word).some((form) => form.includes(`@${known.domain}`)))
      parts[at] = "";
  }
  return parts.join("");
}

/** At which word a link of ours with a token that begins here is whole; -1 where none begins. */
function endOfLink(parts: readonly string[], from: number, host: string): number {
  let joined = "";
  for (let at = from; at < from + 2 * parts_max && at < parts.length; at += 2) {
    // a wrapped address goes on in the next line
    if (at > from && !/^[^\n]*\n[^\n]*$/.test(parts[at - 1] ?? "")) return -1;
    joined += parts[at] ?? "";
    if (at === from && !/https?(?:[:%]|-3a)|www\./i.test(joined) && !joined.toLowerCase().includes(host)) return -1;
    if (forms(joined).some((form) => hasToken(form, host))) return at;
  }
  return -1;
}

function hasToken(form: string, host: string): boolean {
  return tokenShape.test(behind(form, host));
}

/** What stands behind our name in an address, until another part of a mail service's address begins. */
function behind(form: string, host: string): string {
  const at = form.indexOf(host);
  return at < 0 ? "" : (/^[^&\s<>"]*/.exec(form.slice(at + host.length))?.[0] ?? "");
}

/** Whether a word is a link of ours that may let somebody in. */
function opens(word: string, host: string): boolean {
  return forms(word).some((form) => /#|token=/.test(behind(form, host)));
}

function inPlaceOf(word: string, publicUrl: string): string {
  const at = word.indexOf(publicUrl);
  return (at > 0 ? word.slice(0, at) : "") + publicUrl;
}

/** A word as it stands and as mail services write it: in percents, twice too, or with dashes for percents. */
function forms(word: string): string[] {
  if (!word.includes(".") && !word.includes("@") && !word.includes("%")) return [];
  const small = word.toLowerCase();
  const once = decode(small, /%([\da-f]{2})/g);
  const dashed = decode(small, /-([\da-f]{2})/g).replaceAll("_", ":");
  return [small, once, decode(once, /%([\da-f]{2})/g), dashed];
}

const decode = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
