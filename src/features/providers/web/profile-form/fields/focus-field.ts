import type { FieldName } from "../profile-fields.ts";

/** Centred, since the button bar covers the bottom of the screen. */
export function focusField(name: FieldName): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, select, textarea, button):enabled`) ??
    document.querySelector<HTMLElement>(`:is(input, select, textarea)[name="${name}"]`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
