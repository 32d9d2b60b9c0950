import { useCallback, useEffect, useRef } from "react";
import { isLoggedOut } from "../../../../client/session/clear-drafts.ts";
import { saveProfileDraft } from "./profile-draft.ts";
import type { FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

/** The pause in typing before a draft is saved; closing the page saves it at once. */
const pause_ms = 400;

interface Typed {
  updated_at: string;
  names: readonly FieldName[];
  values: ProfileValues;
}

export function useDraft(provider_id: string, restored: readonly string[]) {
  const before = useRef<readonly string[]>(restored);
  const waiting = useRef<Typed | null>(null);
  const timer = useRef<number>(undefined);

  const storeNow = useCallback(() => {
    window.clearTimeout(timer.current);
    const typed = waiting.current;
    waiting.current = null;
    if (!typed || isLoggedOut()) return;
    const { names, updated_at } = typed;
    const values = Object.fromEntries(names.map((name) => [name, typed.values[name]])) as Partial<ProfileValues>;
    saveProfileDraft(provider_id, { updated_at, typed_at: new Date().toISOString(), values }, before.current);
    before.current = names;
  }, [provider_id]);

  const store = useCallback(
    (typed: Typed) => {
      waiting.current = typed;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(storeNow, pause_ms);
    },
    [storeNow],
  );

  useEffect(() => {
    globalThis.addEventListener("pagehide", storeNow);
    return () => {
      globalThis.removeEventListener("pagehide", storeNow);
      storeNow();
    };
  }, [storeNow]);

  return { store, storeNow };
}
