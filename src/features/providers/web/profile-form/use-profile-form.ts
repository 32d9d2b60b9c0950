import { useState } from "react";
import { useForm, type FieldErrors, type Resolver, type UseFormReturn } from "react-hook-form";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { checkValues } from "./check-values.ts";
import { readDraft } from "./profile-draft.ts";
import type { FieldName } from "./profile-fields.ts";
import { valuesOf, type ProfileValues } from "./profile-values.ts";
import { unaskedFields } from "./unasked-fields.ts";
import { useChanges } from "./use-changes.ts";
import { useDraft } from "./use-draft.ts";
import { useSaving } from "./use-saving.ts";

interface ProfileFormOptions {
  profile: MyProfile;
  onSaved: (profile: MyProfile) => void;
  onErrors: (names: FieldName[]) => void;
  /** Sent in every save, whether changed or not. */
  always?: readonly FieldName[];
  mayGoOn?: (names: readonly FieldName[]) => Promise<boolean>;
}

export interface ProfileForm {
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
  const saved = valuesOf(profile);
  const draft = readDraft(profile.id, saved);
  return { saved, draft, values: { ...saved, ...draft?.values } };
}

/** Stores a draft locally, sends only changed fields, and takes over changes saved elsewhere without losing input. */
export function useProfileForm({ profile, onSaved, onErrors, always = [], mayGoOn }: ProfileFormOptions): ProfileForm {
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
    toast(dashboardMessages.profile_saved, undefined, { tone: "good" });
    onSaved(answer);
  });
  const unasked: string[] = unaskedFields(form.getValues());
  return {
    form,
    changed,
    invalidFields: Object.keys(form.formState.errors).filter((name) => !unasked.includes(name)),
    isSaving,
    restored: changed.length > 0 ? restored : null,
    save,
    discard() {
      restore(saved.current);
      setRestored(null);
    },
  };
}

function restoredFrom(draft: ReturnType<typeof readDraft>, { updated_at }: MyProfile): ProfileForm["restored"] {
  return draft && { typed_at: draft.typed_at, isOlder: draft.updated_at !== updated_at };
}
