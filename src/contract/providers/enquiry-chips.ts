import type { ProviderProfile } from "./schema.ts";

export const isOffered = (name: string): boolean => /service|package/i.test(name);

const price = /[\s,:–-]*\b(?:from |vanaf )?R\s?\d.*$/i;

/** Without prices and duplicates [enquiries-4]. */
export function enquiryChips(customFields: ProviderProfile["customFields"]): string[] {
  const names = customFields.filter(({ name }) => isOffered(name)).map(({ name }) => name.replace(price, "").trim());
  return [...new Set(names)].filter(Boolean);
}

/** Adds "package" before the price, or removes it. */
export function offeredName(name: string, is: boolean): string {
  const priced = price.exec(name)?.[0] ?? "";
  const plain = name.slice(0, name.length - priced.length);
  if (is) return `${plain.trimEnd()} package${priced}`;
  return `${plain.replaceAll(/\s*\b(?:service|package)s?\b/gi, "").trim()}${priced}`;
}
