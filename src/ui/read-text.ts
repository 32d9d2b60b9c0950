/** What was typed into a form's field, without spaces around it; empty for a field that isn't there, or holds a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}
