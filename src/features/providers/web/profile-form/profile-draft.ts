import { fieldsOf, stored, storedText } from "../../../../client/stored.ts";
import { changedFields } from "./changed-fields.ts";
import { isFieldName, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

/** What was typed and not saved. */
export interface Draft {
  /** The `updated_at` of the profile that was typed over. */
  updated_at: string;
  /** When something was last typed, as an ISO time. */
  typed_at: string;
  values: Partial<ProfileValues>;
}

const draftOf = (provider_id: string) =>
  stored({ in: "browser", key: `umshado.profile_draft.${provider_id}`, read: fieldsOf });

/** The draft that this browser keeps for a provider [providers-7]; null where there is none, or none that can be read. */
export function readDraft(provider_id: string, saved: ProfileValues): Draft | null {
  const kept = draftOf(provider_id).get();
  const values = fitting(kept?.["values"], saved);
  if (!kept || changedFields(saved, { ...saved, ...values }).length === 0) return null;
  return { updated_at: String(kept["updated_at"]), typed_at: String(kept["typed_at"]), values };
}

/** Only fields that exist, with values of the form that they have today: a draft may be older than the program. */
function fitting(values: unknown, saved: ProfileValues): Partial<ProfileValues> {
  const kept = Object.entries(fieldsOf(values)).filter(
    ([name, value]) => isFieldName(name) && isAlike(value, saved[name], name),
  );
  return Object.fromEntries(kept);
}

function isAlike(value: unknown, like: unknown, name: FieldName): boolean {
  if (value === null || value === undefined) return false;
  if (name === "business_hours") return typeof value === "string" || typeof value === "object";
  return typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
}

/**
 * Keeps the typed fields and forgets those that this tab kept before and that are as saved again. What another tab of
 * the same provider keeps stays.
 */
export function keepDraft(provider_id: string, draft: Draft, before: readonly string[]): void {
  const kept = draftOf(provider_id);
  const others = Object.entries(fieldsOf(kept.get()?.["values"])).filter(([name]) => !before.includes(name));
  const values = { ...Object.fromEntries(others), ...draft.values };
  const isEmpty = Object.keys(values).length === 0;
  kept.set(isEmpty ? null : { ...draft, values });
}

const savedKey = (provider_id: string) => `umshado.profile_saved.${provider_id}`;

/** Tells the other tabs that the profile was saved in this one. */
export function announceSave(provider_id: string, updated_at: string): void {
  storedText({ in: "browser", key: savedKey(provider_id) }).set(updated_at);
}

/** Calls back when another tab has saved the profile. Answers how to stop listening. */
export function onSavedElsewhere(provider_id: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // whoever logs out takes the note away
    if (event.key === savedKey(provider_id) && event.newValue !== null) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => globalThis.removeEventListener("storage", hear);
}
