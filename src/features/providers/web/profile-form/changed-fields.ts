import type { ProfilePayload } from "../../../../contract/providers/my-schema.ts";
import { readTypedNumber } from "../../../../contract/providers/profile-numbers.ts";
import { tidyHours } from "./fields/business-hours.ts";
import { fieldNames, profileFields, type FieldKind, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

/** Temporary ids of entries that are not saved yet. */
const newEntry = /^new-/;

function sent(kind: FieldKind, value: unknown): unknown {
  if (typeof value === "string") return sentText(kind, value.trim());
  switch (kind) {
    case "list":
      return (value as string[]).map((entry) => entry.trim()).filter((entry) => entry !== "");
    case "entries":
      return (value as ProfileValues["customFields"]).flatMap(({ id, name }) =>
        name.trim() === "" ? [] : [{ ...(!newEntry.test(id) && { id }), name: name.trim() }],
      );
    case "subcategories":
      return Object.fromEntries(
        Object.entries(value as Record<string, string>).map(([id, name]) => [id, name || null]),
      );
    case "hours":
      return tidyHours(value as ProfileValues["business_hours"]);
    default:
      return value;
  }
}

const isTextual = (kind: FieldKind) => kind === "text" || kind === "address" || kind === "hours";

/** Invalid numbers are sent as text, for the server's message. */
function sentText(kind: FieldKind, text: string): unknown {
  if (text === "") return null;
  return isTextual(kind) ? text : (readTypedNumber(kind, text) ?? text);
}

/** Only the given fields; others stay unchanged on the server [providers-6]. */
export function payloadOf(values: ProfileValues, names: readonly FieldName[]): ProfilePayload {
  return Object.fromEntries(names.map((name) => [name, sent(profileFields[name].kind, values[name])]));
}

/** Ignores differences in spaces and digit grouping. */
export function changedFields(saved: ProfileValues, values: ProfileValues): FieldName[] {
  return fieldNames.filter((name) => {
    const { kind } = profileFields[name];
    return asText(sent(kind, saved[name])) !== asText(sent(kind, values[name]));
  });
}

function asText(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The newer version, with the unsaved fields. */
export function rebased(saved: ProfileValues, newer: ProfileValues, values: ProfileValues): ProfileValues {
  const typed = changedFields(saved, values).map((name) => [name, values[name]]);
  return { ...newer, ...(Object.fromEntries(typed) as Partial<ProfileValues>) };
}
