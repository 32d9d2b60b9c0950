import { priceTiers } from "../../src/contract/choices.ts";
import type { PriceTier, Province } from "../../src/contract/primitives.ts";
import { placesNamed } from "../../src/features/places/rules.ts";
import { cultures, type Culture } from "./cultures.ts";

/** One business, as its line in a roster says it. */
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

/** What the demo knows of one category: its businesses, and the words and prices that they share. */
export interface Corpus {
  readonly slug: string;
  readonly roster: readonly RosterEntry[];
  /** Typical lowest price in whole rand for a business whose first tier is $, $$, $$$ or $$$$. */
  readonly starts: readonly [number, number, number, number];
  /** Sentences on how the work is done. Slots: {first} {business} {town} {events} {years} {service}. */
  readonly ways: readonly string[];
  readonly services: readonly string[];
  readonly specialties: readonly string[];
  /**
   * Names of packages and services; `{price}` becomes what such a business usually asks, `{price 0.4}` that share of
   * it.
   */
  readonly packages: readonly string[];
  readonly teams: readonly string[];
  readonly leads: readonly string[];
  readonly awards: readonly string[];
  readonly captions: readonly string[];
}

/**
 * Reads a roster: a line each, `name | contact | town, province | subcategory | culture | tiers | opening`, where tiers
 * are first and last digit (`2` or `23`) and a leading `~` marks a profile that is not published. Throws on a town
 * that is no place of ours in that province, and on an unknown culture.
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
