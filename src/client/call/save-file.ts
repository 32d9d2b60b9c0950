/** Browsers start reading shortly after the press, so the URL is revoked later. */
const reading_ms = 10_000;

export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), reading_ms);
}
