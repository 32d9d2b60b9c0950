import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { changedFields, rebased } from "./changed-fields.ts";
import { valuesOf, type ProfileValues } from "./profile-values.ts";
import type { useDraft } from "./use-draft.ts";

const savedElsewhere = "Your profile was saved elsewhere, so we’ve loaded that version. What you typed here is kept.";

interface ChangesOptions {
  form: UseFormReturn<ProfileValues>;
  profile: MyProfile;
  begun: { saved: ProfileValues; values: ProfileValues };
  store: ReturnType<typeof useDraft>["store"];
}

export function useChanges({ form, profile, begun, store }: ChangesOptions) {
  const toast = useToast();
  const saved = useRef(begun.saved);
  const isOwn = useRef(true);
  const { updated_at } = profile;
  const [changed, setChanged] = useState(() => changedFields(begun.saved, begun.values));

  const count = useCallback(
    (values: ProfileValues) => {
      const names = changedFields(saved.current, values);
      // the same list would rerender the whole form at each key
      setChanged((before) => (before.join() === names.join() ? before : names));
      store({ updated_at, names, values });
    },
    [store, updated_at],
  );
  const restore = useCallback(
    (values: ProfileValues, keepErrors = false) => {
      form.reset(values, { keepErrors });
      count(values);
    },
    [form, count],
  );

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => count(values) }),
    [form, count],
  );
  useEffect(() => {
    const newer = valuesOf(profile);
    const isElsewhere = !isOwn.current && changedFields(saved.current, newer).length > 0;
    const values = rebased(saved.current, newer, form.getValues());
    isOwn.current = false;
    saved.current = newer;
    restore(values, isElsewhere);
    if (isElsewhere) toast(savedElsewhere);
  }, [profile, form, restore, toast]);

  /** Marks the values as saved, before the server's normalised form arrives. */
  function take(values: ProfileValues) {
    saved.current = values;
    isOwn.current = true;
  }
  return { saved, changed, take, restore };
}
