import { useState, type RefObject } from "react";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import { call } from "../../../../client/call/call.ts";
import { updateUser } from "../../../../client/session/change-session.ts";
import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import { saveProfileCall as saveCall } from "../../../../contract/providers/calls.ts";
import type { MyProfile, ProfilePayload } from "../../../../contract/providers/my-schema.ts";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { changedFields, payloadOf } from "./changed-fields.ts";
import { errorsByField, hiddenErrors, type ProfileFieldErrors } from "./check-values.ts";
import { hiddenFields } from "./fields/hidden-fields.ts";
import { announceSave } from "./profile-draft.ts";
import type { FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

const nothingToSave = "There is nothing to save: your profile is up to date.";
const checkFields = "Please check the highlighted fields.";

interface SavingOptions {
  form: UseFormReturn<ProfileValues>;
  saved: RefObject<ProfileValues>;
  /** Sent in every save, whether changed or not. */
  always: readonly FieldName[];
  mayGoOn?: ((names: readonly FieldName[]) => Promise<boolean>) | undefined;
  onErrors: (names: FieldName[]) => void;
}

/** Only one save at a time; each error is shown at its field. */
export function useSaving(
  { form, saved, always, mayGoOn, onErrors }: SavingOptions,
  onSaved: (sent: ProfileValues, answer: MyProfile) => void,
) {
  const toast = useToast();
  const [isSaving, setSaving] = useState(false);

  function show(fieldErrors: ProfileFieldErrors, error: string) {
    const result = Object.entries(fieldErrors);
    for (const [name, message] of result) {
      form.setError(name as FieldPath<ProfileValues>, { type: "server", message });
    }
    toast(error, { tone: "bad" });
    onErrors(result.map(([name]) => name as FieldName));
  }

  /** Resets hidden faulty fields to their saved values, since nobody could see or correct them. */
  function putHiddenBack() {
    for (const name of hiddenErrors(form.getValues())) form.setValue(name, saved.current[name]);
    form.clearErrors(hiddenFields(form.getValues()));
  }

  async function send() {
    const values = form.getValues();
    const names = [...new Set([...always, ...changedFields(saved.current, values)])];
    if (names.length === 0) {
      toast(nothingToSave);
      return;
    }
    if (mayGoOn && !(await mayGoOn(names))) return;
    const outcome = await saveProfile(payloadOf(values, names));
    if (outcome.ok) onSaved(values, outcome.body.data);
    else show(errorsByField(outcome.fields), outcome.error);
  }

  async function save() {
    if (isSaving) return;
    setSaving(true);
    putHiddenBack();
    await form.handleSubmit(send, (result) => {
      toast(checkFields, { tone: "bad" });
      onErrors(Object.keys(result) as FieldName[]);
    })();
    setSaving(false);
  }
  return { isSaving, save };
}

async function saveProfile(payload: ProfilePayload): Promise<ApiOutcome<{ message: string; data: MyProfile }>> {
  const outcome = await call(saveCall, {
    body: payload,
    failed: dashboardMessages.profile_save_failed,
  });
  if (outcome.ok) {
    const { id, business_name, contact_person, phone, is_published, has_business_details, updated_at } =
      outcome.body.data;
    updateUser({ business_name, contact_person, phone, is_published, has_business_details });
    announceSave(id, updated_at);
  }
  return outcome;
}
