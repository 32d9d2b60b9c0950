/** Browsers begin to read what they save at once, but not within the press itself. */
const reading_ms = 10_000;

/** Hands something that was made in the page to the browser, to be saved as a file. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), reading_ms);
}
