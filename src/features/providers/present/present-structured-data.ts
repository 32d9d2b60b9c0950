import { href } from "react-router";
import type { ProfileCategory } from "../../../contract/providers/page-schema.ts";
import { priceTierNames } from "../../../contract/providers/price-labels.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { priceSpan } from "./present-facts.ts";
import { serviceArea } from "./present-service-area.ts";

/**
 * schema.org LocalBusiness, only what the page shows; without Google and Facebook ratings, which weren't given here
 * [visitors-36].
 */
export function localBusiness(
  provider: ProviderProfile,
  categories: readonly ProfileCategory[],
  site: { publicUrl: string },
  path: string,
): Record<string, unknown> {
  const { business_name, keywords, banner, logo, phone, website } = provider;
  const { towns } = serviceArea(provider);
  const knowsAbout = categories.flatMap(({ name, speciality }) => (speciality === null ? [name] : [name, speciality]));
  const image = [banner, logo].flatMap((picture) => (picture ? [new URL(picture.url, site.publicUrl).href] : []));
  return {
    "@type": "LocalBusiness",
    "@id": site.publicUrl + path,
    name: business_name,
    url: site.publicUrl + path,
    ...(phone && { telephone: phone }),
    address: addressOf(provider),
    ...(provider.description && { description: shorten(provider.description, 500) }),
    ...(image.length > 0 && { image }),
    ...(towns.length > 0 && { areaServed: towns }),
    ...(knowsAbout.length > 0 && { knowsAbout }),
    ...(keywords.length > 0 && { keywords: [...new Set(keywords)] }),
    ...(website && { sameAs: [website] }),
    ...priceOf(provider),
  };
}

function addressOf({ business_address, city, province, postal_code }: ProviderProfile): object {
  return {
    "@type": "PostalAddress",
    ...(business_address && { streetAddress: business_address }),
    ...(city && { addressLocality: city }),
    ...(province && { addressRegion: province }),
    ...(postal_code && { postalCode: postal_code }),
    addressCountry: "ZA",
  };
}

function priceOf(provider: ProviderProfile): { priceRange?: string } {
  const [low] = provider.price_range;
  const text = priceSpan(provider) ?? (low && priceTierNames[low]);
  return text ? { priceRange: text } : {};
}

export function breadcrumbs(
  provider: ProviderProfile,
  site: { publicUrl: string },
  path: string,
): Record<string, unknown> {
  const { category_name, category_slug, business_name } = provider;
  const steps = [
    { name: "Wedding providers", path: href("/providers") },
    ...(category_name && category_slug
      ? [{ name: category_name, path: `${href("/providers")}?category=${category_slug}` }]
      : []),
    { name: business_name, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: site.publicUrl + step.path,
    })),
  };
}

const description_length_max = 155;

export function pageDescription({
  description,
  business_name,
  category_name,
  city,
  province,
}: Pick<ProviderProfile, "description" | "business_name" | "category_name" | "city"> & {
  province: string | null;
}): string {
  if (description?.trim()) return shorten(description, description_length_max);
  const place = [city, province].filter(Boolean).join(", ");
  return `${business_name}: ${category_name?.toLowerCase() ?? "wedding services"}${place && ` in ${place}`}. Prices, pictures and contact.`;
}

function shorten(text: string, length_max: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= length_max) return line;
  const cut = line.slice(0, length_max);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length_max - 20)).replace(/[\s,.;:–-]+$/, "")}…`;
}
