import { priceTiers } from "../../src/contract/choices.ts";
import type { PriceTier, Province } from "../../src/contract/primitives.ts";
import { placesNamed } from "../../src/features/places/rules.ts";
import { cultures, type Culture } from "./cultures.ts";

/** One line of a roster. */
export interface RosterEntry {
  readonly business_name: string;
  readonly contact_person: string;
  readonly city: string;
  readonly province: Province;
  readonly subcategory: string;
  readonly culture: Culture;
  readonly price_range: readonly PriceTier[];
  readonly opening: string;
  readonly is_draft: boolean;
}

/** Businesses of one category with their shared sentences and prices. */
export interface Corpus {
  readonly slug: string;
  readonly roster: readonly RosterEntry[];
  /** Typical lowest price in whole rand for $ to $$$$. */
  readonly starts: readonly [number, number, number, number];
  /** Sentences on how the work is done. Slots: {first} {business} {town} {events} {years} {service}. */
  readonly ways: readonly string[];
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  /** `{price}` becomes the business's usual price, `{price 0.4}` 40% of it. */
  readonly packages: readonly string[];
  readonly teams: readonly string[];
  readonly leads: readonly string[];
  readonly awards: readonly string[];
  readonly captions: readonly string[];
}

/**
 * Lines of `name | contact | town, province | subcategory | culture | tiers | opening`; tiers `23` means $$ to $$$, and
 * a leading `~` unpublished. Throws on an unknown town or culture.
 */
export function roster(text: string): readonly RosterEntry[] {
  return text.trim().split("\n").map(parseLine);
}

function parseLine(line: string): RosterEntry {
  const parts = line.split("|").map((part) => part.trim());
  const [name = "", contact = "", place = "", subcategory = "", culture = "", tiers = "", opening = ""] = parts;
  const [city = "", provinceName = ""] = place.split(", ");
  const province = provinceName as Province;
  if (parts.length !== 7) throw new Error(`a roster line needs seven parts: ${line}`);
  if (!placesNamed(place).some(({ name }) => name === city)) throw new Error(`not a place that we know: ${place}`);
  if (!isCulture(culture)) throw new Error(`an unknown culture in: ${line}`);
  return {
    business_name: name.replace(/^~\s*/, ""),
    contact_person: contact,
    city,
    province,
    subcategory,
    culture,
    price_range: priceTiers.slice(Number(tiers[0]) - 1, Number(tiers.at(-1))),
    opening,
    is_draft: name.startsWith("~"),
  };
}

const isCulture = (word: string): word is Culture => word in cultures;
