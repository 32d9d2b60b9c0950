import { useEffect, useState } from "react";
import { readAll, useVisitor, visitorOf, writeSession } from "../../../client/session/session.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";

/** Lets a profile tell guests too that they wrote; no message is saved [enquiries-10]. */
export type Written = { provider_id: string; name: string; on: string };

const entries_max = 200;

/** Newest first; empty if unreadable. */
export function readWritten(saved: string | null | undefined): Written[] {
  try {
    const read: unknown = JSON.parse(saved ?? "[]");
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

/** Each provider once, at most two hundred. */
export function addWritten(before: readonly Written[], newer: readonly Written[]): Written[] {
  const ids = new Set(newer.map(({ provider_id }) => provider_id));
  return [...newer, ...before.filter(({ provider_id }) => !ids.has(provider_id))].slice(0, entries_max);
}

/** Saves nothing while an admin acts as a user. */
export function recordContacted(to: readonly { provider_id: string; name: string }[], now_ms = Date.now()): void {
  const stored = readAll();
  const visitor = visitorOf(stored);
  if (visitor.kind !== "guest" && visitor.impersonated) return;
  const on = southAfricanDate(now_ms);
  const newer = to.map(({ provider_id, name }) => ({ provider_id, name, on }));
  writeSession({ written: JSON.stringify(addWritten(readWritten(stored.written), newer)) });
}

/** Null if never, and before hydration. */
export function useWrittenOn(provider_id: string): string | null {
  const visitor = useVisitor(); // the dependency that changes with storage
  const [on, setOn] = useState<string | null>(null);
  useEffect(() => {
    const result = readWritten(readAll().written).find((each) => each.provider_id === provider_id);
    setOn(result?.on ?? null);
  }, [visitor, provider_id]);
  return on;
}
