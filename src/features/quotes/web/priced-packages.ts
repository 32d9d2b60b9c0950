import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import { readPackage } from "../../../contract/providers/split-price.ts";
import * as limits from "../../../contract/quotes/limits.ts";

/** The price is in rand per unit. */
export type PricedPackage = { name: string; price: number; unit: string };

type Offered = Pick<ProviderProfile, "customFields" | "typical_price" | "typical_price_for">;

export function pricedPackages({ customFields, typical_price, typical_price_for }: Offered): PricedPackage[] {
  const custom = customFields.flatMap((field): PricedPackage[] => {
    const read = readPackage(field.name);
    return read ? [{ name: read.name, price: read.price, unit: read.unit.slice(0, limits.line_unit_length_max) }] : [];
  });
  const isPackage = custom.some(({ price }) => price === typical_price);
  const typical =
    typical_price && typical_price_for && !isPackage
      ? [{ name: typical_price_for, price: typical_price, unit: "" }]
      : [];
  const all = new Map([...typical, ...custom].map((each) => [`${each.name}, ${each.price}`, each]));
  return [...all.values()];
}

const heads = /^(?:guest|head|person)$/i;

export function packageToLineItem({ name, price, unit }: PricedPackage, guests: number | null) {
  return {
    text: name.slice(0, limits.line_text_length_max),
    unit,
    quantity_thousandths: 1000 * (heads.test(unit) ? (guests ?? 1) : 1),
    unit_price_cents: 100 * price,
    is_optional: false,
  };
}
