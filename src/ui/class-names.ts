/**
 * Joins the class names that apply, and leaves out the rest; undefined when none does, so that no empty
 * attribute is written.
 */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
