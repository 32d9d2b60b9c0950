import { useEffect } from "react";
import type { FormValues } from "../../../client/form/use-form.ts";
import { stored, textsOf } from "../../../client/stored.ts";

/** The forms whose typing outlives a reload of the tab, each under its own key. */
type DraftName = "register" | "couple-register";

/** Never kept: passwords, and the field that people don't see. */
const secret: ReadonlySet<string> = new Set(["password", "confirmPassword", "extra_remarks"]);

/** What of a registration may be kept. */
export function withoutSecrets(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)));
}

const draftOf = (name: DraftName) => stored({ in: "tab", key: name, read: (found) => withoutSecrets(textsOf(found)) });

/** What was typed in this tab before the page was loaded again. */
export function readDraft(name: DraftName): FormValues {
  return draftOf(name).get() ?? {};
}

/** Keeps what is typed until the registration is done or the tab is closed. */
export function keepDraft(name: DraftName, values: FormValues): void {
  draftOf(name).set(withoutSecrets(values));
}

/** Forgets it, once the registration is done. */
export function dropDraft(name: DraftName): void {
  draftOf(name).set(null);
}

/** Puts what was typed before a reload back into fields that are still empty. */
export function useKeptDraft(name: DraftName, place: { current: HTMLFormElement | null }): void {
  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name))) {
      const control = place.current?.elements.namedItem(field);
      const isOurs = control instanceof HTMLInputElement || control instanceof HTMLSelectElement;
      if (isOurs && control.value === "") control.value = value;
    }
  }, [name, place]);
}
