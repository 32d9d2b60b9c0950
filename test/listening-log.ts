import type { Log } from "../src/platform/log.ts";

type Entry = { level: "info" | "warn" | "error"; event: string; cause?: unknown; fields?: Record<string, unknown> };

/** Records entries. Unexpected errors fail the test. */
export type ListeningLog = Log & {
  entries: Entry[];
  /** Removes and returns the errors, which accepts them. */
  expectErrors(): Entry[];
};

export function listeningLog(): ListeningLog {
  const entries: Entry[] = [];
  return {
    entries,
    info: (event, fields) => void entries.push({ level: "info", event, ...(fields && { fields }) }),
    warn: (event, fields) => void entries.push({ level: "warn", event, ...(fields && { fields }) }),
    error: (event, cause, fields) => void entries.push({ level: "error", event, cause, ...(fields && { fields }) }),
    expectErrors() {
      const failures = entries.filter(({ level }) => level === "error");
      entries.splice(0, entries.length, ...entries.filter(({ level }) => level !== "error"));
      return failures;
    },
  };
}
