import { writeCsv } from "../../platform/csv.ts";
import { importedFields, type ImportedField } from "./list-fields.ts";

const example: Partial<Record<ImportedField, string>> = {
  external_id: "17",
  email: "hello@vineyard-barn.example",
  business_name: "The Vineyard Barn",
  contact_person: "Lerato Mokoena",
  phone: "021 555 0123",
  categories: "Venues: Wine estates; Caterers",
  city: "Paarl",
  province: "Western Cape",
  description: "A barn between the vines, for weddings of up to 140 guests.",
  website: "vineyard-barn.example",
  pictures: "https://vineyard-barn.example/barn.jpg https://vineyard-barn.example/hall.jpg",
  packages: "Venue hire for a day, R 25 000 | Elopement package, R 9 000",
  additional_cities: "Franschhoek, Wellington",
  willing_to_travel: "no",
  price_range: "$$, $$$",
  price_from: "9 000",
  typical_price: "25 000",
  typical_price_for: "Venue hire for a day",
  languages_spoken: "English, Afrikaans, isiXhosa",
  facts: "Rustic, Accommodation, Generator",
  guests_max: "140",
  business_hours: "Tuesday to Sunday, 9 to 17",
};

export function writeTemplate(): string {
  return writeCsv([importedFields, importedFields.map((field) => example[field] ?? "")]);
}
