import { useSyncExternalStore } from "react";
import { countConversationsCall } from "../contract/conversations/calls.ts";
import { countWaitingCall } from "../contract/today/calls.ts";
import type { Waiting } from "../contract/today/schema.ts";
import { call } from "./call/call.ts";

/** Requested once for all components that show it; null until known. */
function createShared<T>(request: () => Promise<T | null>) {
  let known: T | null = null;
  let requests = 0;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function put(newer: T | null): void {
    // makes pending answers outdated
    requests += 1;
    known = newer;
    for (const listener of listeners) listener();
  }
  async function reload(): Promise<void> {
    requests += 1;
    const mine = requests;
    const answer = await request();
    if (mine === requests && answer !== null) put(answer);
  }
  const use = () =>
    useSyncExternalStore(
      subscribe,
      () => known,
      () => null,
    );
  return { put, reload, use };
}

/** What a provider has to answer and to confirm. */
export const providerWaiting = createShared<Waiting>(async () => {
  const outcome = await call(countWaitingCall, { failed: "" });
  return outcome.ok ? outcome.body.data : null;
});

/** Number of a couple's unread conversations. */
export const coupleUnread = createShared<number>(async () => {
  const outcome = await call(countConversationsCall, { as: "couple", failed: "" });
  return outcome.ok ? outcome.body.unread : null;
});
