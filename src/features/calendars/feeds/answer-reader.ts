import { readFeed } from "./read-feed.ts";

export type ReaderOrder = { body: Uint8Array; from: string; to: string };

/** A separate process for untrusted calendars, killed for time or memory. */
process.once("message", ({ body, ...window }: ReaderOrder) => {
  process.send?.(readFeed(new TextDecoder().decode(body), window), () => process.disconnect());
});
process.send?.("ready");
// The parent process has ended.
process.once("disconnect", () => process.exit(0));
