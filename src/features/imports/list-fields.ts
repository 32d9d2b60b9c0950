import { writtenShapes } from "../../contract/providers/field-shapes.ts";

/** Fields of a profile that a file names in words of its own: categories by name, packages as texts. */
type Unnamed = "primary_category_id" | "additional_categories" | "selected_subcategories" | "customFields";

/** A field of a profile that a file says as it is written. */
export type PlainField = Exclude<keyof typeof writtenShapes, Unnamed>;

const unnamed: ReadonlySet<string> = new Set<Unnamed>([
  "primary_category_id",
  "additional_categories",
  "selected_subcategories",
  "customFields",
]);

export const plainFields = Object.keys(writtenShapes).filter((name): name is PlainField => !unnamed.has(name));

/** What a file says of a listing besides the profile's own fields. */
const besides = ["external_id", "email", "categories", "packages", "logo", "banner", "pictures"] as const;

export type ImportedField = PlainField | (typeof besides)[number];

/** Every column of our own files, what is asked for first standing first. */
export const importedFields: readonly ImportedField[] = [
  "external_id",
  "email",
  "business_name",
  "contact_person",
  "phone",
  "categories",
  "city",
  "province",
  "description",
  "website",
  "logo",
  "banner",
  "pictures",
  "packages",
  ...plainFields.filter(
    (name) =>
      !["business_name", "contact_person", "phone", "city", "province", "description", "website"].includes(name),
  ),
];
