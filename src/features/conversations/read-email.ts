import { createHash } from "node:crypto";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import * as limits from "../../contract/conversations/limits.ts";
import { plainLine, plainParagraphs } from "../../contract/plain-text.ts";
import { cutQuote } from "./cut-quote.ts";
import { readHtml } from "./read-html.ts";

/** What an email says that came to a reply address. */
export type ReadEmail = {
  /** Empty where nobody is named, or several are. */
  from: string;
  /** Its Message-ID; of one without, a digest of what it says. */
  message_id: string;
  /** Why it is taken for one that no person wrote; null for one that somebody did. */
  automatic: string | null;
  text: string;
  /** What hangs on it; without bytes what is too large or one too many for a message. */
  files: { name: string; bytes: Uint8Array | null }[];
};

/** Every email of ours has this header: one that comes back is dropped [conversations-18]. */
const ownHeader = "x-umshado-mail";
const hops_max = 50;
/** More is never read: what would still be too long for a message, cut or not. */
const html_length_max = 500_000;
const text_length_max = 400_000;
/** A picture within the text is counted from this size on: smaller ones are logos and dots. */
const inline_bytes_min = 30_000;

const signatures = new Set([
  "application/pgp-signature",
  "application/pkcs7-signature",
  "application/x-pkcs7-signature",
]);

/** Reads an email as it came, byte for byte. Throws where it can't be read. Call it aside (`read-email-aside.ts`): a hostile one fills the memory. */
export async function readEmail(content: Uint8Array): Promise<ReadEmail> {
  const email = await PostalMime.parse(content, { forceRfc822Attachments: true, maxNestingDepth: 50 });
  const from = email.headers.filter(({ key }) => key === "from").length === 1 ? (email.from?.address ?? "") : "";
  // a byte that no text has would be stored nowhere
  const text = plainParagraphs(textOf(email));
  return {
    from: plainLine(from),
    message_id: plainLine(email.messageId ?? "") || digestOf(email, text),
    automatic: whyAutomatic(email, from),
    text,
    files: email.attachments.filter(isFile).map(fileOf),
  };
}

function textOf({ html = "", text = "", subject = "" }: Email): string {
  const said = html === "" ? "" : cutQuote(readHtml(html.slice(0, html_length_max)).slice(0, text_length_max), subject);
  return said === "" ? cutQuote(text.slice(0, text_length_max), subject) : said;
}

function digestOf({ date = "", subject = "", from }: Email, text: string): string {
  return createHash("sha256")
    .update(JSON.stringify([date, subject, from, text]))
    .digest("base64url");
}

function whyAutomatic({ headers }: Email, from: string): string | null {
  const valueOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const has = (...names: string[]) => names.some((name) => valueOf(name) !== undefined);
  if (has(ownHeader)) return "ours";
  if (headers.filter(({ key }) => key === "received").length > hops_max) return "loop";
  if (valueOf("return-path") === "<>" || has("x-failed-recipients")) return "bounce";
  if (/^multipart\/report\b/.test(valueOf("content-type") ?? "")) return "bounce";
  if (/^(mailer-daemon|postmaster)@/i.test(from)) return "bounce";
  if ((valueOf("auto-submitted") ?? "no") !== "no" || has("x-autoreply", "x-autorespond")) return "auto-reply";
  if (/^(bulk|junk|list|auto_reply)$/.test(valueOf("precedence") ?? "")) return "auto-reply";
  return has("list-id", "list-post", "x-loop") ? "list" : null;
}

function fileOf({ filename, content }: Attachment, at: number): ReadEmail["files"][number] {
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : null;
  const mayBeKept = bytes !== null && bytes.length <= limits.message_file_bytes_max && at < limits.message_files_max;
  return { name: plainLine(filename ?? "") || "file", bytes: mayBeKept ? bytes : null };
}

/** Not what a mail program adds by itself: signatures, and small pictures within the text. */
function isFile({ mimeType, related, contentId, disposition, content }: Attachment): boolean {
  if (signatures.has(mimeType)) return false;
  const isWithin = related === true || (contentId !== undefined && disposition === "inline");
  return !isWithin || (content instanceof ArrayBuffer && content.byteLength >= inline_bytes_min);
}
