import { useEffect } from "react";
import type { FormValues } from "../../../../client/form/use-form.ts";
import { stored, textsOf } from "../../../../client/stored.ts";

type DraftName = "register" | "couple-register";

/** Never saved: passwords and the honeypot. */
const secret: ReadonlySet<string> = new Set(["password", "confirmPassword", "extra_remarks"]);

export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}

const draftOf = (name: DraftName) =>
  stored({ in: "tab", key: name, read: (result) => withoutSecrets(textsOf(result)) });

export function readRegistrationDraft(name: DraftName): FormValues {
  return draftOf(name).get() ?? {};
}

/** Until registration, or until the tab is closed. */
export function saveRegistrationDraft(name: DraftName, values: FormValues): void {
  draftOf(name).set(withoutSecrets(values));
}

export function dropRegistrationDraft(name: DraftName): void {
  draftOf(name).set(null);
}

/** Fills only empty fields. */
export function useSavedDraft(name: DraftName, place: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    for (const [field, value] of Object.entries(readRegistrationDraft(name))) {
      const control = place.current?.elements.namedItem(field);
      const isOurs = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (isOurs && control.value === "") control.value = value;
    }
  }, [name, place]);
}
