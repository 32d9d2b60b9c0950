import { factName } from "../../../contract/providers/facts.ts";
import type { OverviewContent } from "../../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { splitPrice } from "../../../contract/providers/split-price.ts";
import { bookingFacts, businessFacts, pricingFacts, type FactSourceFields } from "./present-facts.ts";

export type OverviewFields = FactSourceFields &
  Pick<
    ProviderProfile,
    "description" | "services_offered" | "specialties" | "keywords" | "awards_certifications" | "customFields" | "facts"
  >;

/** On the server, so that the browser needn't load these rules [profile-6]. */
export function presentOverview(provider: OverviewFields): OverviewContent {
  return {
    about: (provider.description ?? "").split(/\n\s*\n/).flatMap((text) => text.trim() || []),
    business: businessFacts(provider),
    facts: provider.facts.map(factName),
    services: once(provider.services_offered),
    specialties: once(provider.specialties),
    keywords: once(provider.keywords),
    awards: once(provider.awards_certifications),
    packages: provider.customFields.map(({ id, name }) => ({ id, ...splitPrice(name), text: null })),
    pricing: pricingFacts(provider),
    booking: bookingFacts(provider),
  };
}

function once(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
}
