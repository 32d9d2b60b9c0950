import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../client/call/call.ts";
import { providerWaiting } from "../../client/waiting.ts";
import { messages } from "../../contract/messages.ts";
import type { MyProfile } from "../../contract/providers/my-schema.ts";
import { openTodayCall } from "../../contract/today/calls.ts";
import type { ProviderToday } from "../../contract/today/schema.ts";

/** Data older than this is fetched again when the page is shown. */
const fresh_ms = 30_000;

export type ReadToday = ProviderToday & { read_at: number };

export function useToday(provider_id: string | null) {
  const [today, setToday] = useState<ReadToday | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fetched_at = useRef(0);

  const reload = useCallback(async () => {
    setError(null);
    const outcome = await call(openTodayCall, { failed: messages.profile_failed });
    if (!outcome.ok) return setError(outcome.error);
    const read_at = Date.now();
    fetched_at.current = read_at;
    const { data } = outcome.body;
    providerWaiting.put(data.waiting);
    setToday((now) => ({ ...data, profile: sameOr(now?.profile, data.profile), read_at }));
  }, []);
  const put = useCallback((profile: MyProfile) => {
    setToday((now) => now && { ...now, profile: sameOr(now.profile, profile) });
  }, []);

  useWaitingElsewhere(today, reload);

  useEffect(() => {
    if (provider_id === null) return;
    void reload();
    const comeBack = () => {
      const isStale = Date.now() - fetched_at.current > fresh_ms;
      if (document.visibilityState === "visible" && isStale) void reload();
    };
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [provider_id, reload]);

  return { today, error, put, reload };
}

/** Keeps the old object when nothing changed, so that forms keep their text. */
function sameOr(now: MyProfile | undefined, newer: MyProfile): MyProfile {
  return now && JSON.stringify(now) === JSON.stringify(newer) ? now : newer;
}

/** Events such as an accepted quote update the rows at once. */
function useWaitingElsewhere(today: ReadToday | null, reload: () => Promise<void>): void {
  const waiting = providerWaiting.use();
  useEffect(() => {
    if (waiting && today && JSON.stringify(waiting) !== JSON.stringify(today.waiting)) void reload();
  }, [waiting, today, reload]);
}
