const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The vendors' ids in a text with commas between them, each once and in its order; anything else is left out. */
export function readVendorIds(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => id.test(part)))];
}

/**
 * The vendors that an address names in `vendors`, with commas between or in a parameter each: the first of them, at most `most`, how many
 * are beyond, and whether something is no id. Undefined where it names none.
 */
export function readVendors(address: URLSearchParams, most: number) {
  const given = address
    .getAll("vendors")
    .flatMap((text) => text.split(","))
    .filter((part) => part.trim() !== "");
  if (given.length === 0) return undefined;
  const ids = readVendorIds(given.join(","));
  return {
    vendors: ids.slice(0, most),
    beyond: Math.max(0, ids.length - most),
    isUnreadable: given.some((part) => readVendorIds(part).length === 0),
  };
}
