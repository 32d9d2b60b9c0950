import { writtenShapes } from "../../contract/providers/field-schema.ts";

type Unnamed = "primary_category_id" | "additional_categories" | "selected_subcategories" | "customFields";

export type PlainField = Exclude<keyof typeof writtenShapes, Unnamed>;

const unnamed: ReadonlySet<string> = new Set<Unnamed>([
  "primary_category_id",
  "additional_categories",
  "selected_subcategories",
  "customFields",
]);

export const plainFields = Object.keys(writtenShapes).filter((name): name is PlainField => !unnamed.has(name));

const besides = ["external_id", "email", "categories", "packages", "logo", "banner", "pictures"] as const;

export type ImportedField = PlainField | (typeof besides)[number];

/** Columns of our format, most important first. */
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
