import type { Config } from "../../platform/config.ts";
import type { Database } from "../../platform/database/database.ts";
import { fileNamesOf } from "../../platform/pictures/pictures.ts";
import { importedFields, plainFields } from "./list-fields.ts";
import { listProvidersAfter, type ExportedProvider } from "./store-export.ts";

type WrittenListing = Record<string, unknown>;

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** Every provider except super admins, published or not, as importable listings in batches [moving-8]. */
export async function* writeListings(
  db: Database,
  { apiUrl }: Pick<Config, "apiUrl">,
): AsyncGenerator<WrittenListing[]> {
  let after: string | null = null;
  for (;;) {
    const result: ExportedProvider[] = await listProvidersAfter(db, after);
    const last = result.at(-1);
    if (!last) return;
    yield result.map((each) => writeListing(each, apiUrl));
    after = last.row.id;
  }
}

function writeListing({ row, email, categories, packages, media }: ExportedProvider, host: string): WrittenListing {
  const pictures = media.flatMap(({ role, caption, file }) => {
    const widest = fileNamesOf({ ...file, cut_widths: [] }).at(-1);
    if (file.kind !== "image" || widest === undefined) return [];
    const address = `${host}/media/${widest}`;
    return { role, text: caption === null ? address : `${address}|||${caption}` };
  });
  const ofRole = (wanted: string) => pictures.filter(({ role }) => role === wanted).map(({ text }) => text);
  const values: Partial<Record<string, unknown>> = {
    ...Object.fromEntries(plainFields.map((field) => [field, row[field]])),
    external_id: row.id,
    email,
    categories,
    packages,
    logo: ofRole("logo")[0],
    banner: ofRole("banner")[0],
    pictures: ofRole("gallery"),
  };
  const entries = importedFields.map((field): [string, unknown] => [field, values[field]]);
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)));
}
