import { createHash } from "node:crypto";
import type { z } from "zod";
import * as numbers from "../../contract/imports/calls.ts";
import * as limits from "../../contract/limits.ts";
import { normaliseLine } from "../../contract/plain-text.ts";
import { email as emailShape } from "../../contract/primitives.ts";
import { writtenShapes } from "../../contract/providers/field-schema.ts";
import type { ProfilePayload } from "../../contract/providers/my-schema.ts";
import { nameError } from "../../contract/true-name.ts";
import { readPhone } from "../../platform/network/phone.ts";
import type { KnownCategories } from "../categories/look-up-categories.ts";
import { checkPin } from "../providers/account/check-pin.ts";
import { checkProfile } from "../providers/check-profile.ts";
import { chooseCategories } from "../providers/choose-categories.ts";
import { isVenue } from "../providers/present/present-coverage.ts";
import { findColumnValue, type Format, type Note, type ColumnValue } from "./detect-format.ts";
import { plainFields, type ImportedField, type PlainField } from "./list-fields.ts";
import { matchPlace } from "./match-place.ts";
import { readCategories } from "./read-categories.ts";
import type { Listing } from "./read-listings.ts";
import type { Mapping } from "./read-mapping.ts";
import { readAnswer, readListValue, readHours, readMarkup, readPictures, textOfValue } from "./read-values.ts";

export type PictureToFetch = { role: "logo" | "banner" | "gallery"; address: string; caption: string | null };

export type ReadPage = {
  external_id: string;
  /** Otherwise the id is the email, or name and town. */
  has_id: boolean;
  email: string | null;
  business_name: string;
  profile: ProfilePayload;
  pictures: PictureToFetch[];
  content_hash: string;
};

export type EvaluatedListing = {
  line: number;
  business_name: string;
  page: ReadPage | null;
  /** Drafts, closed listings and events aren't imported. */
  isPublished: boolean;
  notes: Note[];
};

type World = { format: Format; mapping: Mapping; known: KnownCategories; now: Date };

/** Invalid values are dropped with a note; without a name there is no page [moving-3]. */
export function evaluateListing(listing: Listing, world: World): EvaluatedListing {
  const notes: Note[] = [];
  const findValue = (field: ImportedField) => findColumnValue(world.format, listing, field);
  const name = findValue("business_name");
  const business_name = normaliseLine(readMarkup(textOf(name)));
  const isForBusiness = readPostType(findColumnValue(world.format, listing, "post_type"), notes);
  const published = readStatus(findColumnValue(world.format, listing, "status"), notes) && isForBusiness;
  const refused = (text: string, column = name?.column ?? "business_name") => ({
    line: listing.line,
    business_name,
    page: null,
    isPublished: published,
    notes: [{ column, text }],
  });
  if (listing.error !== undefined) return refused(`The line can't be read: ${listing.error}`, "");
  if (business_name === "") return refused("The name of the business is missing.");
  if (business_name.length > limits.name_length_max)
    return refused(`The name has more than ${limits.name_length_max} characters.`);
  const error = nameError(business_name);
  if (error !== null) return refused(error);
  const primary = findColumnValue(world.format, listing, "primary_category");
  const profile = readProfile({ ...world, findValue, primary, notes }, business_name);
  const email = readEmail(findValue("email"), notes);
  const external_id = readId(findValue("external_id"), email ?? `${business_name} ${profile.city ?? ""}`);
  const pictures = readAllPictures(findValue, notes);
  const content_hash = createHash("sha256").update(JSON.stringify({ profile, email, pictures })).digest("base64url");
  const has_id = textOf(findValue("external_id")) !== "";
  const page = { external_id, has_id, email, business_name, profile, pictures, content_hash };
  return { line: listing.line, business_name, page, isPublished: published, notes };
}

type Reading = World & {
  findValue: (field: ImportedField) => ColumnValue | null;
  primary: ColumnValue | null;
  notes: Note[];
};

const published_terms = new Set(["publish", "published", "active", "approved", "live", "open", "public"]);

function readStatus(input: ColumnValue | null, notes: Note[]): boolean {
  const text = textOf(input);
  if (input === null || text === "" || published_terms.has(text.toLowerCase())) return true;
  notes.push({ column: input.column, text: `"${text}" is not published, so the line is left out.` });
  return false;
}

/** WordPress exports events in the same columns: `gd_event`, `tribe_events`. */
function readPostType(input: ColumnValue | null, notes: Note[]): boolean {
  const text = textOf(input);
  if (input === null || !/(?:^|_)events?$/i.test(text)) return true;
  notes.push({ column: input.column, text: `"${text}" is not a business, so the line is left out.` });
  return false;
}

function textOf(input: ColumnValue | null): string {
  return textOfValue(input?.value).trim();
}

function readId(input: ColumnValue | null, other: string): string {
  return shortId(textOf(input) || other);
}

export function shortId(text: string): string {
  return text.trim().toLowerCase().slice(0, numbers.external_id_length_max);
}

function readEmail(input: ColumnValue | null, notes: Note[]): string | null {
  if (input === null) {
    notes.push({ column: "email", text: "There is no email address, so nobody can be invited to claim the page." });
    return null;
  }
  const read = emailShape.safeParse(textOf(input));
  if (!read.success)
    notes.push({ column: input.column, text: `"${textOf(input)}" is not an email address; it is left out.` });
  return read.success ? read.data : null;
}

function readProfile(reading: Reading, business_name: string): ProfilePayload {
  const { findValue, notes, known, now } = reading;
  const written: Record<string, unknown> = { business_name };
  const columnOf = new Map<string, string>();
  for (const field of plainFields) {
    const result = field === "business_name" ? null : findValue(field);
    if (result === null) continue;
    columnOf.set(field, result.column);
    const value = readField(field, result, reading);
    if (value !== undefined) written[field] = value;
  }
  Object.assign(
    written,
    readWhere(reading),
    readCategories(findValue("categories"), reading.primary, reading),
    readPackages(findValue("packages")),
  );
  // each field was parsed by its shape
  const payload = written as ProfilePayload;
  const { assigned, fieldErrors: categoryErrors } = chooseCategories(payload, [], known);
  const isForVenue = isVenue(assigned[0]?.category_id, known);
  if (!isForVenue) dropFields(payload, ["latitude", "longitude"]);
  const pinned = checkPin(payload, { latitude: null, longitude: null }, isForVenue);
  const checked = checkProfile(payload, nothingStored, now);
  const fieldErrors = { ...categoryErrors, ...pinned.fieldErrors, ...checked.fieldErrors };
  for (const [field, sentence] of Object.entries(fieldErrors)) {
    notes.push({ column: columnOf.get(field) ?? field, text: `${sentence} It is left out.` });
    dropFields(payload, field === "latitude" || field === "longitude" ? ["latitude", "longitude"] : [field]);
  }
  return payload;
}

const nothingStored = {
  business_name: "",
  contact_person: "",
  phone: "",
  price_from: null,
  price_to: null,
  deposit_type: "percentage",
  deposit_value: null,
  ratings_recorded_at: null,
} as const;

function dropFields(payload: ProfilePayload, fields: readonly string[]): void {
  for (const field of fields) Reflect.deleteProperty(payload, field);
}

const lists: ReadonlySet<PlainField> = new Set<PlainField>(["keywords", "additional_cities"]);
const phones: ReadonlySet<PlainField> = new Set<PlainField>(["phone", "whatsapp_number", "alternative_phone"]);
const answers: ReadonlySet<PlainField> = new Set<PlainField>([
  "willing_to_travel",
  "deposit_required",
  "offers_consultation",
  "has_insurance",
]);
const longTexts: ReadonlySet<PlainField> = new Set<PlainField>(["description", "cancellation_policy"]);

function readField(field: PlainField, { column, value }: ColumnValue, { format, notes }: Reading): unknown {
  const shape: z.ZodType = writtenShapes[field];
  let given = value;
  if (answers.has(field)) given = readAnswer(given);
  if (field === "business_hours") given = readHours(given);
  if (field === "price_range" && typeof given === "string") given = readListValue(given, /[,|\n]/);
  if (lists.has(field) && format.name !== "umshado") given = readListValue(given, /[,|;\n]/);
  if (typeof given === "string" && format.name !== "umshado") given = readMarkup(given);
  if (phones.has(field)) given = firstPhone(textOfValue(given), column, notes);
  if (longTexts.has(field) && typeof given === "string" && given.length > limits.description_length_max) {
    notes.push({
      column,
      text: `The text has ${given.length} characters; it is cut after ${limits.description_length_max}.`,
    });
    given = `${given.slice(0, limits.description_length_max - 1).replace(/\s+\S*$/, "")}…`;
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const text = textOfValue(value) || JSON.stringify(value);
  notes.push({ column, text: `"${text.slice(0, 80)}": ${read.error.issues[0]?.message ?? ""} It is left out.` });
  return undefined;
}

function firstPhone(text: string, column: string, notes: Note[]): string {
  const phone = readPhone(text);
  if (phone !== null) return phone;
  const [result] = text.split(/[/,;|&]|\b(?:or|and|of|en)\b/i).flatMap((chunk) => readPhone(chunk) ?? []);
  if (result !== undefined) notes.push({ column, text: `Of "${text}" the first number is used.` });
  return result ?? text;
}

function readWhere({ findValue, notes, mapping }: Reading): Partial<ProfilePayload> {
  const [city, province, address] = [findValue("city"), findValue("province"), findValue("business_address")];
  const degrees = [findValue("latitude"), findValue("longitude")].map((half) => Number(textOf(half) || Number.NaN));
  const [latitude = Number.NaN, longitude = Number.NaN] = degrees;
  const at = Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
  const location = {
    city: textOf(city) || null,
    province: textOf(province) || null,
    address: textOf(address) || null,
    at,
  };
  const result = matchPlace(location, mapping);
  const columns = { city: city?.column ?? "city", province: province?.column ?? "province" };
  for (const { field, text } of result.notes) notes.push({ column: columns[field], text });
  return { city: result.city, province: result.province };
}

function readPackages(input: ColumnValue | null): Partial<ProfilePayload> {
  const names = readListValue(input?.value, /[|\n]/);
  return names.length === 0 ? {} : { customFields: names.slice(0, limits.custom_fields_max).map((name) => ({ name })) };
}

function readAllPictures(findValue: Reading["findValue"], notes: Note[]): PictureToFetch[] {
  const roles = [
    { field: "logo", role: "logo", most: 1 },
    { field: "banner", role: "banner", most: 1 },
    { field: "pictures", role: "gallery", most: limits.gallery_images_max },
  ] as const;
  return roles.flatMap(({ field, role, most }) => {
    const result = findValue(field);
    if (result === null) return [];
    const { pictures, unreadable } = readPictures(result.value);
    for (const text of unreadable)
      notes.push({ column: result.column, text: `"${text}" is not a web address; it is left out.` });
    if (pictures.length > most)
      notes.push({ column: result.column, text: `Of ${pictures.length} pictures the first ${most} are used.` });
    return pictures.slice(0, most).map((each) => ({ role, ...each }));
  });
}
