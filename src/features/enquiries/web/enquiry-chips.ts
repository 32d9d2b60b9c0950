import type { ProviderProfile } from "../../../contract/providers/shapes.ts";

/** The services that a couple may tick: the provider's own entries that speak of a service or package [enquiries-4], each once. */
export function enquiryChips(customFields: ProviderProfile["customFields"]): string[] {
  const names = customFields.map(({ name }) => name.trim()).filter((name) => /service|package/i.test(name));
  return [...new Set(names)];
}
