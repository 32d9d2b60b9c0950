import { useSyncExternalStore } from "react";
import { countWaitingCall } from "../contract/today/calls.ts";
import type { Waiting } from "../contract/today/schema.ts";
import { call } from "./call/call.ts";

/** Requested once for all that show it; null until known. */
let known: Waiting | null = null;
let requests = 0;
const listeners = new Set<() => void>();

export function putWaiting(newer: Waiting | null): void {
  // makes pending answers outdated
  requests += 1;
  known = newer;
  for (const listener of listeners) listener();
}

export async function reloadWaiting(): Promise<void> {
  requests += 1;
  const mine = requests;
  const outcome = await call(countWaitingCall, { failed: "" });
  if (mine === requests && outcome.ok) putWaiting(outcome.body.data);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const onServer = () => null;

export function useWaiting(): Waiting | null {
  return useSyncExternalStore(subscribe, () => known, onServer);
}
