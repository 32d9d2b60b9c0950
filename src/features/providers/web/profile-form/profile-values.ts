import { formatNumber } from "../../../../contract/format.ts";
import type { PriceTier } from "../../../../contract/primitives.ts";
import type { BusinessHours } from "../../../../contract/providers/field-schema.ts";
import type { MyProfile } from "../../../../contract/providers/my-schema.ts";
import { formatCents } from "../../../../contract/rand-and-cents.ts";
import { nationalPhone } from "../national-phone.ts";
import { fieldNames, profileFields, type FieldKind, type FieldName } from "./profile-fields.ts";

interface ValueOf {
  text: string;
  address: string;
  count: string;
  year: string;
  radius: string;
  free_km: string;
  /** Rand with cents. */
  rate: string;
  percentage: string;
  latitude: string;
  longitude: string;
  rand: string;
  price: string;
  guests: string;
  facts: string[];
  /** A category's id, or "" for none. */
  category: string;
  categories: number[];
  /** By category id: the subcategory's name, or "" for none. */
  subcategories: Record<string, string>;
  flag: boolean;
  list: string[];
  tiers: PriceTier[];
  hours: BusinessHours;
  entries: { id: string; name: string }[];
}

export type ProfileValues = { [Name in FieldName]: ValueOf[(typeof profileFields)[Name]["kind"]] };

export type NameOf<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof profileFields)[Name]["kind"] extends Kind ? Name : never;
}[FieldName];

export type TypedName = NameOf<
  | "text"
  | "address"
  | "count"
  | "year"
  | "radius"
  | "free_km"
  | "rate"
  | "percentage"
  | "rand"
  | "price"
  | "guests"
  | "latitude"
  | "longitude"
>;

export function profileValuesOf(profile: MyProfile): ProfileValues {
  const read = { ...profile, selected_subcategories: subcategoriesOf(profile) };
  const values = fieldNames.map((name) => [name, formatValue(profileFields[name].kind, read[name])]);
  return Object.fromEntries(values) as ProfileValues;
}

function subcategoriesOf({ categories }: MyProfile): Record<string, string> {
  return Object.fromEntries(categories.map(({ id, selected_subcategory }) => [String(id), selected_subcategory ?? ""]));
}

function formatValue(kind: FieldKind, value: unknown): unknown {
  if (kind === "hours") return value ?? {};
  if (value === null || value === undefined) return "";
  if (kind === "rand" || kind === "price") return formatNumber(Number(value));
  if (kind === "rate") return formatCents(Number(value));
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.startsWith("+27") ? nationalPhone(value) : value;
}
