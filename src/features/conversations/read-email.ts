import { createHash } from "node:crypto";
import type { Attachment, Email } from "postal-mime";
import * as limits from "../../contract/conversations/limits.ts";
import { plainLine, plainParagraphs } from "../../contract/plain-text.ts";
import { cutQuote, type Cut } from "./cut-quote.ts";
import { isOfList, judgeAutomatic } from "./judge-automatic.ts";
import { readHtml } from "./read-html.ts";
import { isProven, readSender } from "./read-sender.ts";
import { readText } from "./read-text.ts";

/** What an email says that came to a reply address. */
export type ReadEmail = {
  /** Empty where nobody is named, or several are. */
  from: string;
  /** Its Message-ID; of one without, a digest of what it says. */
  message_id: string;
  /** Why it is taken for one that no person wrote; null for one that somebody did. */
  automatic: string | null;
  /** It came through a mailing list, or the mail server in front doubts that it is from whom it says. */
  is_doubtful: boolean;
  text: string;
  /** What it answers and its signature. */
  quoted: string;
  /** What hangs on it; without bytes what is too large or one too many for a message. */
  files: { name: string; bytes: Uint8Array | null }[];
};

/** What helps to read it. */
export type AboutEmail = {
  /** What was said in its conversation. */
  sent?: string;
  /** By what the head of our emails is known, in small letters. */
  addresses?: readonly string[];
  /** The name under which the mail server in front says whether a sender is proven; undefined where none does. */
  auth_server?: string | undefined;
};

/** More is never read: what would still be too long for a message, cut or not. */
const html_length_max = 500_000;
const text_length_max = 200_000;
/** A picture within the text is counted from this size on: smaller ones are logos and dots. */
const inline_bytes_min = 30_000;

const reaction = "text/vnd.google.email-reaction+json";
const noFiles = new Set([
  "application/pgp-signature",
  "application/pkcs7-signature",
  "application/x-pkcs7-signature",
  reaction,
]);

/** Reads an email as it came, byte for byte. Throws where it can't be read. Call it aside (`read-email-aside.ts`): a hostile one fills the memory. */
export async function readEmail(content: Uint8Array, about: AboutEmail = {}): Promise<ReadEmail> {
  const email = await readText(content);
  const from = readSender(email);
  const { text, quoted } = textOf(email, about);
  // a byte that no text has would be stored nowhere
  const said = plainParagraphs(text);
  const { auth_server: server } = about;
  return {
    from: plainLine(from),
    message_id: plainLine(email.messageId ?? "") || digestOf(email, said),
    automatic: judgeAutomatic(email, from),
    is_doubtful: isOfList(email) || (server !== undefined && !isProven(email, from, server)),
    text: said,
    quoted: plainParagraphs(quoted),
    files: email.attachments.filter(isFile).map(fileOf),
  };
}

function textOf(email: Email, about: AboutEmail): Cut {
  const sign = reactionOf(email);
  if (sign !== "") return { text: sign, quoted: "" };
  const { html = "", text = "", subject = "" } = email;
  const cut = (from: string) => cutQuote(from.slice(0, text_length_max), { ...about, subject });
  const said = html === "" ? null : cut(readHtml(html.slice(0, html_length_max)));
  return said === null || said.text === "" ? cut(text) : said;
}

/** The sign with which somebody reacts in Gmail; empty for any other email. */
function reactionOf({ attachments }: Email): string {
  const content = attachments.find(({ mimeType }) => mimeType === reaction)?.content;
  if (!(content instanceof ArrayBuffer)) return "";
  const [, sign = ""] = /"emoji"\s*:\s*"([^"\\]{1,20})"/.exec(new TextDecoder().decode(content)) ?? [];
  return sign;
}

function digestOf({ date = "", subject = "", from }: Email, text: string): string {
  return createHash("sha256")
    .update(JSON.stringify([date, subject, from, text]))
    .digest("base64url");
}

function fileOf({ filename, content }: Attachment, at: number): ReadEmail["files"][number] {
  const bytes = content instanceof ArrayBuffer ? new Uint8Array(content) : null;
  const mayBeKept = bytes !== null && bytes.length <= limits.message_file_bytes_max && at < limits.message_files_max;
  return { name: plainLine(filename ?? "") || "file", bytes: mayBeKept ? bytes : null };
}

/** Not what a mail program adds by itself: signatures, reactions, and small pictures within the text. */
function isFile({ mimeType, related, contentId, disposition, content }: Attachment): boolean {
  if (noFiles.has(mimeType)) return false;
  const isWithin = related === true || (contentId !== undefined && disposition === "inline");
  return !isWithin || (content instanceof ArrayBuffer && content.byteLength >= inline_bytes_min);
}
