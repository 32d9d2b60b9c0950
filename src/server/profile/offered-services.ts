import { enquiryChips } from "../../contract/providers/enquiry-chips.ts";
import type { ProviderProfile } from "../../contract/providers/shapes.ts";

/** What may be ticked in an enquiry to a provider [enquiries-4]: its packages, then its own entries that speak of a service, each once. */
export function offeredServices(
  packages: readonly { name: string }[],
  { customFields }: Pick<ProviderProfile, "customFields">,
): string[] {
  return [...new Set([...packages.map(({ name }) => name), ...enquiryChips(customFields)])];
}
