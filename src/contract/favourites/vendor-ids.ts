const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The vendors' ids in a text with commas between them, each once and in its order; anything else is left out. */
export function readVendorIds(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => id.test(part)))];
}
