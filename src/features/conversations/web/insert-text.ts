/**
 * Writes a text into a field as if it were typed: in place of nothing, else as a paragraph of its own after what stands there. The field
 * has the focus then, behind the text.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  const before = field.value.trimEnd();
  const written = before === "" ? text : `${before}\n\n${text}`;
  field.setRangeText(written, 0, field.value.length, "end");
  // the page hears of what is typed, not of what is set
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}
