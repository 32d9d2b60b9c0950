import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call.ts";
import { messages } from "../../../../contract/messages.ts";
import type { OwnProfile } from "../../../../contract/providers/own-shapes.ts";
import { readOwnProfile } from "../../../../contract/providers/words.ts";
import { onSavedElsewhere } from "../profile-form/profile-draft.ts";

/** Who comes back to the page after this long may have saved elsewhere meanwhile. */
const fresh_ms = 30_000;

/** The own profile, as the server has it: fetched for the signed-in provider, and again when it may have changed. */
export function useOwnProfile(provider_id: string | null) {
  const [profile, setProfile] = useState<OwnProfile | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fetched_at = useRef(0);

  const put = useCallback((newer: OwnProfile) => {
    fetched_at.current = Date.now();
    setError(null);
    // what did not change must not disturb what is typed
    setProfile((now) => (now && JSON.stringify(now) === JSON.stringify(newer) ? now : newer));
  }, []);
  const reload = useCallback(async () => {
    setError(null);
    const outcome = await call(readOwnProfile, {
      failed: messages.profile_failed,
    });
    if (outcome.ok) put(outcome.body);
    else setError(outcome.error);
  }, [put]);

  useEffect(() => {
    if (provider_id === null) return;
    void reload();
    const comeBack = () => {
      const isStale = Date.now() - fetched_at.current > fresh_ms;
      if (document.visibilityState === "visible" && isStale) void reload();
    };
    document.addEventListener("visibilitychange", comeBack);
    const stopHearing = onSavedElsewhere(provider_id, () => void reload());
    return () => {
      document.removeEventListener("visibilitychange", comeBack);
      stopHearing();
    };
  }, [provider_id, reload]);

  return { profile, error, put, reload };
}
