import { readEmail, type AboutEmail } from "./read-email.ts";

/** The process in which a stranger's email is read, and nothing else: it serves no request, and is ended if it takes too long or too much memory. */
process.once("message", ({ content, about }: { content: Uint8Array; about: AboutEmail }) => {
  void readEmail(content, about)
    .catch(() => null)
    .then((answer) => process.send?.({ answer }, () => process.disconnect()));
});
// Nobody waits for it any more.
process.once("disconnect", () => process.exit(0));
process.send?.("ready");
