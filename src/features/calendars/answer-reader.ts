import { readFeed } from "./read-feed.ts";

/** What the process is given, and answers with what `readFeed` does. */
export type ReaderOrder = { body: Uint8Array; from: string; to: string };

/** The process in which a stranger's calendar is read, and nothing else: it serves no request, and is ended if it takes too long or too much memory. */
process.once("message", ({ body, ...window }: ReaderOrder) => {
  process.send?.(readFeed(new TextDecoder().decode(body), window), () => process.disconnect());
});
process.send?.("ready");
// Nobody waits for it any more.
process.once("disconnect", () => process.exit(0));
