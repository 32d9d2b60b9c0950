import type { CompletenessPart } from "../src/contract/completeness.ts";
import { complete_gallery_images_min, trustScore, trustTier } from "../src/features/trust/rules.ts";
import type { CatalogueProvider } from "./content/catalogue.ts";

/** The score and tier of a provider of the catalogue by the rules, from what it is about to be given. */
export function judgeTrust(each: CatalogueProvider): {
  trust_score: number;
  trust_tier: string | null;
  is_verified: boolean;
} {
  const { row, endorsers, verifications } = each;
  const is_verified = each.badge_types.includes("verified");
  const reviews = [
    { rating: row.google_rating ?? null, count: row.google_review_count ?? null },
    { rating: row.facebook_rating ?? null, count: row.facebook_review_count ?? null },
  ];
  const facts = {
    reviews,
    points: endorsers,
    is_verified,
    verification_count: verifications,
    present: presentParts(each),
  };
  return { trust_score: trustScore(facts), trust_tier: trustTier(is_verified, endorsers), is_verified };
}

function presentParts({ row, banner, gallery }: CatalogueProvider): Set<CompletenessPart> {
  const parts: Record<CompletenessPart, boolean> = {
    description: Boolean(row.description),
    logo: true,
    banner: banner !== null,
    phone: true,
    city: Boolean(row.city),
    province: Boolean(row.province),
    price_range: (row.price_range?.length ?? 0) > 0,
    established_year: Boolean(row.established_year),
    services_offered: (row.services_offered?.length ?? 0) > 0,
    gallery: gallery.length >= complete_gallery_images_min,
    web_presence: Boolean(row.website),
    business_hours: Boolean(row.business_hours),
  };
  return new Set((Object.keys(parts) as CompletenessPart[]).filter((part) => parts[part]));
}
