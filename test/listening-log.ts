import type { Log } from "../src/platform/log.ts";

type Entry = { level: "info" | "warn" | "fault"; event: string; cause?: unknown; fields?: Record<string, unknown> };

/** A log that keeps what it is told. Faults that no test expected fail the test in which they happened. */
export type ListeningLog = Log & {
  entries: Entry[];
  /** Takes the faults out, so that they are accepted. */
  expectFaults(): Entry[];
};

/** A log for tests. */
export function listeningLog(): ListeningLog {
  const entries: Entry[] = [];
  return {
    entries,
    info: (event, fields) => void entries.push({ level: "info", event, ...(fields && { fields }) }),
    warn: (event, fields) => void entries.push({ level: "warn", event, ...(fields && { fields }) }),
    fault: (event, cause, fields) => void entries.push({ level: "fault", event, cause, ...(fields && { fields }) }),
    expectFaults() {
      const faults = entries.filter(({ level }) => level === "fault");
      entries.splice(0, entries.length, ...entries.filter(({ level }) => level !== "fault"));
      return faults;
    },
  };
}
