const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Comma-separated ids in order, without duplicates; anything else is dropped. */
export function readVendorIds(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  return [...new Set(parts.filter((part) => id.test(part)))];
}

/** At most `most` ids, the number beyond, and whether any is invalid. Undefined when absent. */
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
