import { readTypedNumber } from "../../../../contract/profile-numbers.ts";
import type { ProfilePayload } from "../../../../contract/providers/own-shapes.ts";
import { tidyHours } from "./business-hours.ts";
import { fieldNames, profileFields, type FieldKind, type FieldName } from "./profile-fields.ts";
import type { ProfileValues } from "./profile-values.ts";

/** The prefix of ids that the form gives to entries that the server does not know yet. */
const newEntry = /^new-/;

/** A field's value as it is sent: numbers as numbers, an emptied field as null, an emptied list as []. */
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

/** What can't be read as a number is sent as it stands: the server says what is wrong with it. */
function sentText(kind: FieldKind, text: string): unknown {
  if (text === "") return null;
  return isTextual(kind) ? text : (readTypedNumber(kind, text) ?? text);
}

/** The body of a save with just these fields: what is not sent stays as it is on the server [providers-6]. */
export function payloadOf(values: ProfileValues, names: readonly FieldName[]): ProfilePayload {
  return Object.fromEntries(names.map((name) => [name, sent(profileFields[name].kind, values[name])]));
}

/** The fields whose meaning differs: a space more or a group of digits written otherwise is no change. */
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

/**
 * What the form shows once a newer version of the profile is known: the newer version, but for the fields that were
 * typed in and not saved.
 */
export function rebased(saved: ProfileValues, newer: ProfileValues, values: ProfileValues): ProfileValues {
  const typed = changedFields(saved, values).map((name) => [name, values[name]]);
  return { ...newer, ...(Object.fromEntries(typed) as Partial<ProfileValues>) };
}
