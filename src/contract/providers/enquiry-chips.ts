import type { ProviderProfile } from "./shapes.ts";

/** Whether couples may tick an entry of this name. */
export const isOffered = (name: string): boolean => /service|package/i.test(name);

/** A price behind a name: `Full day, from R 18 500`. */
const price = /[\s,:–-]*\b(?:from |vanaf )?R\s?\d.*$/i;

/** The services that a couple may tick: the provider's own entries that speak of a service or package [enquiries-4], without their prices, each once. */
export function enquiryChips(customFields: ProviderProfile["customFields"]): string[] {
  const names = customFields.filter(({ name }) => isOffered(name)).map(({ name }) => name.replace(price, "").trim());
  return [...new Set(names)].filter(Boolean);
}

/** An entry's name that couples may tick, or may no longer: the word that says so is put before its price, or taken out. */
export function offeredName(name: string, is: boolean): string {
  const priced = price.exec(name)?.[0] ?? "";
  const plain = name.slice(0, name.length - priced.length);
  if (is) return `${plain.trimEnd()} package${priced}`;
  return `${plain.replaceAll(/\s*\b(?:service|package)s?\b/gi, "").trim()}${priced}`;
}
