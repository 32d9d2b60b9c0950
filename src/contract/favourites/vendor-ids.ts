const id = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Comma-separated ids in order, without duplicates; anything else is dropped. */
export function readVendorIds(text: string): string[] {
  const candidates = text.split(",").map((value) => value.trim().toLowerCase());
  return [...new Set(candidates.filter((candidate) => id.test(candidate)))];
}

/** At most `most` ids, the number beyond, and whether any is invalid. Undefined when absent. */
export function readVendors(address: URLSearchParams, most: number) {
  const given = address
    .getAll("vendors")
    .flatMap((text) => text.split(","))
    .filter((value) => value.trim() !== "");
  if (given.length === 0) return undefined;
  const ids = readVendorIds(given.join(","));
  return {
    vendors: ids.slice(0, most),
    beyond: Math.max(0, ids.length - most),
    isUnreadable: given.some((candidate) => readVendorIds(candidate).length === 0),
  };
}
