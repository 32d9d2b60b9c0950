import { fieldsOf, stored, storedText } from "../../../../client/stored.ts";
import { changedFields } from "./changed-fields.ts";
import { isFieldName, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

export interface ProfileDraft {
  /** The `updated_at` of the profile that the draft is based on. */
  updated_at: string;
  typed_at: string;
  values: Partial<ProfileValues>;
}

const draftOf = (provider_id: string) =>
  stored({ in: "browser", key: `umshado.profile_draft.${provider_id}`, read: fieldsOf });

/** The draft in this browser [providers-7]; null where there is none or it is unreadable. */
export function readProfileDraft(provider_id: string, saved: ProfileValues): ProfileDraft | null {
  const draft = draftOf(provider_id).get();
  const values = fitting(draft?.["values"], saved);
  if (!draft || changedFields(saved, { ...saved, ...values }).length === 0) return null;
  return { updated_at: String(draft["updated_at"]), typed_at: String(draft["typed_at"]), values };
}

/** Drops unknown fields and invalid values, since a draft may come from an older version. */
function fitting(values: unknown, saved: ProfileValues): Partial<ProfileValues> {
  const entries = Object.entries(fieldsOf(values)).filter(
    ([name, value]) => isFieldName(name) && isAlike(value, saved[name], name),
  );
  return Object.fromEntries(entries);
}

function isAlike(value: unknown, like: unknown, name: FieldName): boolean {
  if (value === null || value === undefined) return false;
  if (name === "business_hours") return typeof value === "string" || typeof value === "object";
  return typeof value === typeof like && Array.isArray(value) === Array.isArray(like);
}

/** Stores the changed fields and removes this tab's earlier ones. Fields from another tab stay. */
export function saveProfileDraft(provider_id: string, draft: ProfileDraft, before: readonly string[]): void {
  const item = draftOf(provider_id);
  const others = Object.entries(fieldsOf(item.get()?.["values"])).filter(([name]) => !before.includes(name));
  const values = { ...Object.fromEntries(others), ...draft.values };
  const isEmpty = Object.keys(values).length === 0;
  item.set(isEmpty ? null : { ...draft, values });
}

const savedKey = (provider_id: string) => `umshado.profile_saved.${provider_id}`;

export function announceSave(provider_id: string, updated_at: string): void {
  storedText({ in: "browser", key: savedKey(provider_id) }).set(updated_at);
}

export function onSavedElsewhere(provider_id: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // logging out removes the entry
    if (event.key === savedKey(provider_id) && event.newValue !== null) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => globalThis.removeEventListener("storage", hear);
}
