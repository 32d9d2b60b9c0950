import type { ContactWay } from "../../contract/providers/page-shapes.ts";
import type { ProviderProfile } from "../../contract/providers/shapes.ts";
import { presentPhone } from "../../platform/phone.ts";

type Reachable = Pick<
  ProviderProfile,
  "phone" | "alternative_phone" | "whatsapp_number" | "email_public" | "website" | "latitude" | "longitude"
>;

type Located = Pick<ProviderProfile, "business_address" | "city" | "postal_code">;

/**
 * A provider's phone numbers in national form, a WhatsApp link for each number that can be a mobile [profile-8], the
 * with a first message, the public email address, the website and the way to a venue's pin. Made on the server: the library that knows phone numbers is too heavy for a phone.
 */
export function presentContacts(provider: Reachable, hello: string): ContactWay[] {
  const { phone, alternative_phone, whatsapp_number, email_public, website } = provider;
  const called = once([phone, alternative_phone]).map(presentPhone);
  const written = once([whatsapp_number, phone, alternative_phone]).map(presentPhone);
  return [
    ...called.map(({ text, href }): ContactWay => ({ kind: "phone", text, href })),
    ...written.flatMap(({ text, whatsapp }): ContactWay[] =>
      whatsapp ? [{ kind: "whatsapp", text: `WhatsApp ${text}`, href: withText(whatsapp, hello) }] : [],
    ),
    ...(email_public ? [{ kind: "email" as const, text: email_public, href: `mailto:${email_public}` }] : []),
    ...websiteOf(website),
    ...directionsTo(provider),
  ];
}

function withText(whatsapp: string, text: string): string {
  return `${whatsapp}?text=${encodeURIComponent(text)}`;
}

/** Google's address opens the maps of a phone and those of a browser alike, and begins where whoever follows it is [map-8]. */
function directionsTo({ latitude, longitude }: Pick<Reachable, "latitude" | "longitude">): ContactWay[] {
  if (latitude === null || longitude === null) return [];
  const query = new URLSearchParams({ api: "1", destination: `${latitude},${longitude}` });
  return [{ kind: "directions", text: "Directions", href: `https://www.google.com/maps/dir/?${query}` }];
}

/** Each number once. A social account has none until its business details are filled in. */
function once(numbers: readonly (string | null)[]): string[] {
  return [...new Set(numbers.flatMap((number) => number || []))];
}

function websiteOf(website: string | null): ContactWay[] {
  const address = website === null ? null : URL.parse(website);
  if (address?.protocol !== "https:" && address?.protocol !== "http:") return [];
  return [{ kind: "website", text: address.hostname.replace(/^www\./, ""), href: address.href }];
}

/** The address on one line, if it is told; many write their town into the first part already. */
export function addressLine({ business_address, city, postal_code }: Located): string | null {
  if (!business_address) return null;
  const rest = [city, postal_code].filter(
    (part) => part && !business_address.toLowerCase().includes(part.toLowerCase()),
  );
  return [business_address, ...rest].join(", ");
}
