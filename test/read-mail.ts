import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The raw mails in `test/mails`, as programs that people use write them. */
export type MailName =
  | "gmail"
  | "gmail-afrikaans"
  | "outlook"
  | "apple-mail"
  | "bottom-posted"
  | "forwarded"
  | "bounce"
  | "auto-reply"
  | "plain";

let made = 0;

type Filled = { from: string; to: string; id?: string; text?: string };

/** One of them, from one address to another. Each has a Message-ID of its own unless said. */
export function readMail(name: MailName, { from, to, id = String((made += 1)), text = "" }: Filled): Buffer {
  const raw = readFileSync(join("test", "mails", `${name}.eml`), "utf8");
  const filled = raw
    .replaceAll("{{FROM}}", from)
    .replaceAll("{{TO}}", to)
    .replaceAll("{{ID}}", id)
    .replaceAll("{{TEXT}}", () => text);
  return Buffer.from(filled.replaceAll(/\r?\n/g, "\r\n"));
}
