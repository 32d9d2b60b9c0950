import { enquiryChips } from "../../contract/providers/enquiry-chips.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";

/** Packages, then custom service entries, without duplicates [enquiries-4]. */
export function offeredServices(
  packages: readonly { name: string }[],
  { customFields }: Pick<ProviderProfile, "customFields">,
): string[] {
  return [...new Set([...packages.map(({ name }) => name), ...enquiryChips(customFields)])];
}
