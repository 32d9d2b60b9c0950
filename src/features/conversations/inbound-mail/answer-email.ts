import { readEmail, type AboutEmail } from "./read-email.ts";

/** A separate process for untrusted email, killed for time or memory. */
process.once("message", ({ content, about }: { content: Uint8Array; about: AboutEmail }) => {
  void readEmail(content, about)
    .catch(() => null)
    .then((answer) => process.send?.({ answer }, () => process.disconnect()));
});
// The parent process has ended.
process.once("disconnect", () => process.exit(0));
process.send?.("ready");
