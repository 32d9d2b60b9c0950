import { useEffect, useState } from "react";
import { readAll, useVisitor, visitorOf, write } from "../../../client/session.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";

/**
 * Whom this browser wrote to and on which day, so that a profile can say so to guests too. No message is kept [enquiries-10]. It goes
 * when somebody logs out or an account is deleted here.
 */
export type Written = { provider_id: string; name: string; on: string };

const entries_max = 200;

/** What was kept, newest first; empty where it can't be read. */
export function readWritten(kept: string | null | undefined): Written[] {
  try {
    const read: unknown = JSON.parse(kept ?? "[]");
    return Array.isArray(read) ? read.filter(isWritten) : [];
  } catch {
    return [];
  }
}

function isWritten(entry: unknown): entry is Written {
  if (typeof entry !== "object" || entry === null) return false;
  const { provider_id, name, on } = entry as Record<string, unknown>;
  return [provider_id, name, on].every((text) => typeof text === "string");
}

/** The list with newer entries before it, each provider once, the oldest left out past two hundred. */
export function addWritten(before: readonly Written[], newer: readonly Written[]): Written[] {
  const ids = new Set(newer.map(({ provider_id }) => provider_id));
  return [...newer, ...before.filter(({ provider_id }) => !ids.has(provider_id))].slice(0, entries_max);
}

/** Notes whom an enquiry went to. Nothing is kept while an admin acts as somebody, nor where the browser keeps nothing. */
export function noteWritten(to: readonly { provider_id: string; name: string }[], now_ms = Date.now()): void {
  const stored = readAll();
  const visitor = visitorOf(stored);
  if (visitor.kind !== "guest" && visitor.impersonated) return;
  const on = southAfricanTime(now_ms).slice(0, 10);
  const newer = to.map(({ provider_id, name }) => ({ provider_id, name, on }));
  write({ written: JSON.stringify(addWritten(readWritten(stored.written), newer)) });
}

/** The calendar date on which this browser last wrote to a provider; null for never, and before the page is alive. */
export function useWrittenOn(provider_id: string): string | null {
  const visitor = useVisitor(); // another one whenever what is stored has changed
  const [on, setOn] = useState<string | null>(null);
  useEffect(() => {
    const found = readWritten(readAll().written).find((each) => each.provider_id === provider_id);
    setOn(found?.on ?? null);
  }, [visitor, provider_id]);
  return on;
}
