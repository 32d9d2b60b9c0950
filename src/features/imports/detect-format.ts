import type { ImportedField } from "./list-fields.ts";
import type { Listing } from "./read-listings.ts";

type ReadField = ImportedField | "status" | "post_type" | "primary_category";

/** The first non-empty of these columns wins. */
type Columns = Partial<Record<ReadField, readonly string[]>>;

export type Format = {
  name: "umshado" | "hivepress" | "geodirectory";
  title: string;
  columns: Columns;
  /** Columns only this format has; one is enough to detect it. */
  marks: readonly string[];
};

const status = ["post_status", "status", "hp_status", "listing_status"];

const usual = {
  status,
  post_type: ["post_type"],
  contact_person: ["contact_person", "contact_name", "vendor_name"],
  phone: ["phone", "phone_number", "telephone", "contact_number", "mobile"],
  whatsapp_number: ["whatsapp_number", "whatsapp"],
  website: ["website", "web", "website_url"],
  instagram_url: ["instagram_url", "instagram"],
  youtube_url: ["youtube_url", "youtube"],
  tiktok_url: ["tiktok_url", "tiktok"],
  pinterest_url: ["pinterest_url", "pinterest"],
  linkedin_url: ["linkedin_url", "linkedin"],
  facebook_review_url: ["facebook_review_url", "facebook"],
} satisfies Columns;

const hive = (...names: string[]) => names.flatMap((name) => [`hp_${name}`, name]);

/** WordPress export plugins use its post fields, the `hp_` prefix and `hp_listing_category` terms. */
const hivepress: Format = {
  name: "hivepress",
  title: "HivePress",
  marks: [
    "hp_listing_category",
    "hp_location",
    "hp_latitude",
    "hp_verified",
    "hp_featured",
    "hp_status",
    "listing_category",
  ],
  columns: {
    ...usual,
    external_id: ["id", "post_id", ...hive("id")],
    email: ["email", ...hive("email"), "author_email", "user_email"],
    business_name: ["title", "post_title", ...hive("title")],
    description: ["description", "content", "post_content", ...hive("description")],
    categories: ["hp_listing_category", "listing_category", "listing_categories", "hp_categories", "categories"],
    keywords: ["hp_listing_tags", "listing_tags", "hp_tags", "tags"],
    business_address: hive("location", "address"),
    city: hive("city"),
    province: hive("province", "region", "state"),
    latitude: hive("latitude"),
    longitude: hive("longitude"),
    price_from: hive("price"),
    phone: hive(...usual.phone),
    website: hive(...usual.website),
    whatsapp_number: hive(...usual.whatsapp_number),
    instagram_url: hive(...usual.instagram_url),
    facebook_review_url: hive(...usual.facebook_review_url),
    pictures: ["hp_images", "images", "image_url", "image", "featured_image", "url"],
  },
};

/** Columns of version 1 begin with `post_` and `geodir_`; version 2 is supported too. */
const geodirectory: Format = {
  name: "geodirectory",
  title: "GeoDirectory",
  marks: [
    "default_category",
    "post_images",
    "geodir_contact",
    "geodir_email",
    "geodir_website",
    "post_latitude",
    "mapview",
  ],
  columns: {
    ...usual,
    external_id: ["id", "post_id"],
    email: ["email", "geodir_email"],
    business_name: ["post_title"],
    description: ["post_content"],
    categories: ["post_category", "default_category"],
    primary_category: ["default_category"],
    keywords: ["post_tags"],
    business_address: ["street", "post_address"],
    city: ["city", "post_city"],
    province: ["region", "post_region"],
    postal_code: ["zip", "post_zip"],
    latitude: ["latitude", "post_latitude"],
    longitude: ["longitude", "post_longitude"],
    phone: ["phone", "geodir_contact"],
    website: ["website", "geodir_website"],
    facebook_review_url: ["facebook", "geodir_facebook"],
    business_hours: ["business_hours", "geodir_timing"],
    logo: ["logo"],
    pictures: ["post_images", "image"],
  },
};

/** `npm run import -- --template` and `npm run export` write these columns. */
const umshado: Format = { name: "umshado", title: "Umshado", marks: [], columns: { status } };

export function formatOf(columns: readonly string[]): Format {
  return [geodirectory, hivepress].find(({ marks }) => marks.some((mark) => columns.includes(mark))) ?? umshado;
}

export type ColumnValue = { column: string; value: unknown };

/** A problem with a column, for the importer. */
export type Note = { column: string; text: string };

/** From the format's columns, then ours; null if empty. */
export function findColumnValue({ columns }: Format, { fields }: Listing, field: ReadField): ColumnValue | null {
  for (const column of [...(columns[field] ?? []), field]) {
    const value = fields.get(column);
    if (value !== undefined && value !== null && value !== "") return { column, value };
  }
  return null;
}

export function passedOver({ columns }: Format, written: readonly string[], fields: readonly string[]): string[] {
  const read = new Set([...fields, ...Object.values(columns).flat()]);
  return written.filter((column) => column !== "" && !read.has(column));
}
