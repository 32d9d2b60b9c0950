import type { ContactMethod } from "../../../contract/providers/page-schema.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { presentPhone } from "../../../platform/network/phone.ts";

type Reachable = Pick<
  ProviderProfile,
  "phone" | "alternative_phone" | "whatsapp_number" | "email_public" | "website" | "latitude" | "longitude"
>;

type Located = Pick<ProviderProfile, "business_address" | "city" | "postal_code">;

/**
 * With WhatsApp links for possible mobiles [profile-8]. On the server, because the phone library is too heavy for a
 * browser.
 */
export function presentContacts(provider: Reachable, hello: string): ContactMethod[] {
  const { phone, alternative_phone, whatsapp_number, email_public, website } = provider;
  const called = once([phone, alternative_phone]).map(presentPhone);
  const written = once([whatsapp_number, phone, alternative_phone]).map(presentPhone);
  return [
    ...called.map(({ text, href }): ContactMethod => ({ kind: "phone", text, href })),
    ...written.flatMap(({ text, whatsapp }): ContactMethod[] =>
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

/** Works in a phone's map app and in a browser, and starts at the visitor's location [map-8]. */
function directionsTo({ latitude, longitude }: Pick<Reachable, "latitude" | "longitude">): ContactMethod[] {
  if (latitude === null || longitude === null) return [];
  const query = new URLSearchParams({ api: "1", destination: `${latitude},${longitude}` });
  return [{ kind: "directions", text: "Directions", href: `https://www.google.com/maps/dir/?${query}` }];
}

function once(numbers: readonly (string | null)[]): string[] {
  return [...new Set(numbers.flatMap((number) => number || []))];
}

function websiteOf(website: string | null): ContactMethod[] {
  const address = website === null ? null : URL.parse(website);
  if (address?.protocol !== "https:" && address?.protocol !== "http:") return [];
  return [{ kind: "website", text: address.hostname.replace(/^www\./, ""), href: address.href }];
}

/** On one line; the city isn't repeated where the address contains it. */
export function addressLine({ business_address, city, postal_code }: Located): string | null {
  if (!business_address) return null;
  const rest = [city, postal_code].filter(
    (text) => text && !business_address.toLowerCase().includes(text.toLowerCase()),
  );
  return [business_address, ...rest].join(", ");
}
