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

const keyOf = (provider_id: string) => `umshado.profile_draft.${provider_id}`;

/** The draft that this browser keeps for a provider [providers-7]; null where there is none, or none that can be read. */
export function readDraft(provider_id: string, saved: ProfileValues): Draft | null {
  const stored = load(provider_id);
  const values = fitting(stored?.values, saved);
  if (!stored || changedFields(saved, { ...saved, ...values }).length === 0) return null;
  return { updated_at: String(stored.updated_at), typed_at: String(stored.typed_at), values };
}

/** Only fields that exist, with values of the form that they have today: a draft may be older than the program. */
function fitting(values: unknown, saved: ProfileValues): Partial<ProfileValues> {
  if (typeof values !== "object" || values === null) return {};
  const kept = Object.entries(values).filter(([name, value]) => isFieldName(name) && isAlike(value, saved[name], name));
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
  const others = Object.entries(load(provider_id)?.values ?? {}).filter(([name]) => !before.includes(name));
  const values = { ...Object.fromEntries(others), ...draft.values };
  const isEmpty = Object.keys(values).length === 0;
  withStorage((storage) => {
    if (isEmpty) storage.removeItem(keyOf(provider_id));
    else storage.setItem(keyOf(provider_id), JSON.stringify({ ...draft, values }));
  });
}

function load(provider_id: string): Partial<Draft> | null {
  const text = withStorage((storage) => storage.getItem(keyOf(provider_id)));
  if (!text) return null;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" ? read : null;
  } catch {
    // Somebody else wrote there, or it was cut off: then there is no draft.
    return null;
  }
}

const savedKey = (provider_id: string) => `umshado.profile_saved.${provider_id}`;

/** Tells the other tabs that the profile was saved in this one. */
export function announceSave(provider_id: string, updated_at: string): void {
  withStorage((storage) => storage.setItem(savedKey(provider_id), updated_at));
}

/** Calls back when another tab has saved the profile. Answers how to stop listening. */
export function onSavedElsewhere(provider_id: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === savedKey(provider_id)) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => globalThis.removeEventListener("storage", hear);
}

/** Storage may be switched off or full: then the open page still holds everything. */
function withStorage<Answer>(work: (storage: Storage) => Answer): Answer | undefined {
  try {
    return work(globalThis.localStorage);
  } catch {
    return undefined;
  }
}
