import { readEmail } from "./read-email.ts";

/** The process in which a stranger's email is read, and nothing else: it serves no request, and is ended if it takes too long or too much memory. */
process.once("message", (content: Uint8Array) => {
  void readEmail(content)
    .catch(() => null)
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
// Nobody waits for it any more.
process.once("disconnect", () => process.exit(0));
