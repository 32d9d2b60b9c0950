import type { Context } from "../../../platform/context.ts";
import { codeOfToken } from "../../../platform/link-code.ts";
import { replyNameOf } from "../inbound-mail/make-reply-address.ts";
import { deriveLinkToken } from "../links/make-link.ts";

const fragments_max = 8;
const tokenShape = /[\w-]{43}/;

export type Withheld = {
  text: string;
  hadLink: boolean;
};

/**
 * Removes link tokens, codes and reply addresses, so that the other side can't use them [conversations-17]. Also in
 * links that mail services rewrote.
 */
export function hideSecrets(
  { keyedHash, config: { publicUrl, inbound } }: Pick<Context, "keyedHash" | "config">,
  conversation: { id: string; link_version: number },
  text: string,
): Withheld {
  const token = deriveLinkToken({ keyedHash }, conversation);
  const opening = new RegExp(`${scattered(token)}|${loosely(codeOfToken(token))}`, "gu");
  const names = (["couple", "provider"] as const).map((side) => replyNameOf({ keyedHash }, conversation, side));
  const known = { host: new URL(publicUrl).host.toLowerCase(), publicUrl, domain: inbound?.domain };
  const without = names.reduce(
    (left, name) => left.replaceAll(new RegExp(scattered(name), "gi"), ""),
    withoutLinks(text, known).replaceAll(opening, ""),
  );
  return { text: without.trim(), hadLink: text.search(opening) >= 0 };
}

/** Matches every form that is accepted when typed: only letters and digits count. */
function loosely(code: string): string {
  const signs = code.replaceAll("-", "").split("");
  return signs.map((sign) => `[${sign}${sign.toLowerCase()}]`).join(String.raw`[^\p{L}\p{N}]{0,8}`);
}

/** Matches text wrapped over quoted lines or percent-encoded several times. */
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
  const chunks = text.split(/(\s+(?:>+\s*)*)/);
  for (let at = 0; at < chunks.length; at += 2) {
    const word = chunks[at] ?? "";
    const end = endOfLink(chunks, at, known.host);
    if (end > at) chunks.fill("", at + 1, end + 1);
    if (end >= at || opens(word, known.host)) chunks[at] = redactWord(word, known.publicUrl);
    else if (known.domain !== undefined && forms(word).some((form) => form.includes(`@${known.domain}`)))
      chunks[at] = "";
  }
  return chunks.join("");
}

/** The index of the link's last word; -1 for none. */
function endOfLink(chunks: readonly string[], from: number, host: string): number {
  let joined = "";
  for (let at = from; at < from + 2 * fragments_max && at < chunks.length; at += 2) {
    if (at > from && !/^[^\n]*\n[^\n]*$/.test(chunks[at - 1] ?? "")) return -1;
    joined += chunks[at] ?? "";
    if (at === from && !/https?(?:[:%]|-3a)|www\./i.test(joined) && !joined.toLowerCase().includes(host)) return -1;
    if (forms(joined).some((form) => hasToken(form, host))) return at;
  }
  return -1;
}

function hasToken(form: string, host: string): boolean {
  return tokenShape.test(behind(form, host));
}

/** Ends where the mail service's own parameters begin. */
function behind(form: string, host: string): string {
  const at = form.indexOf(host);
  return at < 0 ? "" : (/^[^&\s<>"]*/.exec(form.slice(at + host.length))?.[0] ?? "");
}

function opens(word: string, host: string): boolean {
  return forms(word).some((form) => /#|token=/.test(behind(form, host)));
}

function redactWord(word: string, publicUrl: string): string {
  const at = word.indexOf(publicUrl);
  return (at > 0 ? word.slice(0, at) : "") + publicUrl;
}

/** Also decodes percents, once or twice, and dashes used for percents. */
function forms(word: string): string[] {
  if (!word.includes(".") && !word.includes("@") && !word.includes("%")) return [];
  const small = word.toLowerCase();
  const once = decode(small, /%([\da-f]{2})/g);
  const dashed = decode(small, /-([\da-f]{2})/g).replaceAll("_", ":");
  return [small, once, decode(once, /%([\da-f]{2})/g), dashed];
}

const decode = (text: string, pattern: RegExp) =>
  text.replaceAll(pattern, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
