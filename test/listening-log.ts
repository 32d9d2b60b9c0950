import type { Log } from "../src/platform/log.ts";

type Entry = { level: "info" | "warn" | "error"; event: string; cause?: unknown; fields?: Record<string, unknown> };

/** A log that keeps what it is told. Faults that no test expected fail the test in which they happened. */
export type ListeningLog = Log & {
  entries: Entry[];
  /** Takes the faults out, so that they are accepted. */
  expectErrors(): Entry[];
};

/** A log for tests. */
export function listeningLog(): ListeningLog {
  const entries: Entry[] = [];
  return {
    entries,
    info: (event, fields) => void entries.push({ level: "info", event, ...(fields && { fields }) }),
    warn: (event, fields) => void entries.push({ level: "warn", event, ...(fields && { fields }) }),
    error: (event, cause, fields) => void entries.push({ level: "error", event, cause, ...(fields && { fields }) }),
    expectErrors() {
      const faults = entries.filter(({ level }) => level === "error");
      entries.splice(0, entries.length, ...entries.filter(({ level }) => level !== "error"));
      return faults;
    },
  };
}
