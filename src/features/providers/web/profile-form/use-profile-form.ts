import { useState, useCallback, useEffect, useRef } from "react";
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { changedFields, rebased } from "./changed-fields.ts";
import { checkValues } from "./check-values.ts";
import { hiddenFields } from "./fields/hidden-fields.ts";
import { readProfileDraft } from "./profile-draft.ts";
import type { FieldName } from "./profile-fields.ts";
import { profileValuesOf, type ProfileValues } from "./profile-values.ts";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

const savedElsewhere =
  "Your profile was saved elsewhere, so we’ve loaded that version. What you typed here is still here.";

interface ChangesOptions {
  form: UseFormReturn<ProfileValues>;
  profile: MyProfile;
  begun: { saved: ProfileValues; values: ProfileValues };
  store: ReturnType<typeof useDraft>["store"];
}

function useChanges({ form, profile, begun, store }: ChangesOptions) {
  const toast = useToast();
  const saved = useRef(begun.saved);
  const isSavedHere = useRef(true);
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
    const newer = profileValuesOf(profile);
    const isElsewhere = !isSavedHere.current && changedFields(saved.current, newer).length > 0;
    const values = rebased(saved.current, newer, form.getValues());
    isSavedHere.current = false;
    saved.current = newer;
    restore(values, isElsewhere);
    if (isElsewhere) toast(savedElsewhere);
  }, [profile, form, restore, toast]);

  /** Marks the values as saved, before the server's normalised form arrives. */
  function take(values: ProfileValues) {
    saved.current = values;
    isSavedHere.current = true;
  }
  return { saved, changed, take, restore };
}

interface ProfileFormOptions {
  profile: MyProfile;
  onSaved: (profile: MyProfile) => void;
  onErrors: (names: FieldName[]) => void;
  /** Sent in every save, whether changed or not. */
  always?: readonly FieldName[];
  mayGoOn?: (names: readonly FieldName[]) => Promise<boolean>;
}

export interface ProfileFormState {
  form: UseFormReturn<ProfileValues>;
  changed: readonly FieldName[];
  invalidFields: string[];
  isSaving: boolean;
  restored: { typed_at: string; isOlder: boolean } | null;
  save: () => Promise<void>;
  discard: () => void;
}

const resolver: Resolver<ProfileValues> = (values) => {
  const fieldErrors = checkValues(values);
  const errors = Object.entries(fieldErrors).map(([name, message]) => [name, { type: "check", message }]);
  return errors.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<ProfileValues> };
};

function start(profile: MyProfile) {
  const saved = profileValuesOf(profile);
  const draft = readProfileDraft(profile.id, saved);
  return { saved, draft, values: { ...saved, ...draft?.values } };
}

/** Stores a local draft, sends only changed fields, and takes over changes from elsewhere without losing input. */
export function useProfileForm({
  profile,
  onSaved,
  onErrors,
  always = [],
  mayGoOn,
}: ProfileFormOptions): ProfileFormState {
  const toast = useToast();
  const [begun] = useState(() => start(profile));
  const [restored, setRestored] = useState(() => restoredFrom(begun.draft, profile));
  const form = useForm<ProfileValues>({
    defaultValues: begun.values,
    resolver,
    mode: "onTouched",
    shouldFocusError: false,
  });
  const draft = useDraft(profile.id, Object.keys(begun.draft?.values ?? {}));
  const { saved, changed, take, restore } = useChanges({ form, profile, begun, store: draft.store });

  const { isSaving, save } = useSaving({ form, saved, always, mayGoOn, onErrors }, (sent, answer) => {
    // input during the save differs from the sent values and stays
    take(sent);
    setRestored(null);
    toast(dashboardMessages.profile_saved, { tone: "good" });
    onSaved(answer);
  });
  const hidden: string[] = hiddenFields(form.getValues());
  return {
    form,
    changed,
    invalidFields: Object.keys(form.formState.errors).filter((name) => !hidden.includes(name)),
    isSaving,
    restored: changed.length > 0 ? restored : null,
    save,
    discard() {
      restore(saved.current);
      setRestored(null);
    },
  };
}

function restoredFrom(
  draft: ReturnType<typeof readProfileDraft>,
  { updated_at }: MyProfile,
): ProfileFormState["restored"] {
  return draft && { typed_at: draft.typed_at, isOlder: draft.updated_at !== updated_at };
}
