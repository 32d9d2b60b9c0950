import { Writable } from "node:stream";
import type { Config } from "../platform/config.ts";
import type { Log } from "../platform/log.ts";

/** Prints to stdout, or to the log where only log lines are allowed [running-31]. */
export function openPrint({ logsOnly }: Pick<Config, "logsOnly">, log: Log): Writable {
  if (!logsOnly) return process.stdout;
  return new Writable({
    decodeStrings: false,
    write(text: string, _encoding, done) {
      log.info("start", { message: text.trim() });
      done();
    },
  });
}
