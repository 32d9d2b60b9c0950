import type { ImportedField } from "./list-fields.ts";
import type { Listing } from "./read-listings.ts";

/** What is read of a listing beside what its page says: whether it is published, and which of its categories comes first. */
type ReadField = ImportedField | "status" | "primary_category";

/** Where a field of ours stands in somebody else's file: the first of these columns that says something. */
type Columns = Partial<Record<ReadField, readonly string[]>>;

/** How a program writes its listings. */
export type Format = {
  name: "umshado" | "hivepress" | "geodirectory";
  title: string;
  columns: Columns;
  /** Columns that only this format has: with one of them a file is one of its. */
  marks: readonly string[];
};

const status = ["post_status", "status", "hp_status", "listing_status"];

/** Names that several programs give a thing. */
const usual = {
  status,
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

/** What a HivePress field is called in WordPress, and by the export plugins, which leave the prefix or write its label. */
const hive = (...names: string[]) => names.flatMap((name) => [`hp_${name}`, name]);

/**
 * HivePress keeps a listing as a post of the type `hp_listing`: title and description are the post's, its own fields have
 * the prefix `hp_`, and categories are the terms of `hp_listing_category`. It has no export of its own; WordPress's export
 * plugins name the columns after these.
 */
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

/** GeoDirectory's own export, of version 2 and of version 1, whose columns begin with `post_` and `geodir_`. */
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

/** Our own: `npm run import -- --template` writes its columns, and `npm run export` writes all of them. */
const umshado: Format = { name: "umshado", title: "Umshado", marks: [], columns: { status } };

/** The format of a file with these columns. */
export function formatOf(columns: readonly string[]): Format {
  return [geodirectory, hivepress].find(({ marks }) => marks.some((mark) => columns.includes(mark))) ?? umshado;
}

/** A value with the column that it stood in. */
export type Told = { column: string; value: unknown };

/** What a listing says of a field of ours, in a column of its format or in ours; null where it says nothing. */
export function toldOf({ columns }: Format, { fields }: Listing, field: ReadField): Told | null {
  for (const column of [...(columns[field] ?? []), field]) {
    const value = fields.get(column);
    if (value !== undefined && value !== null && value !== "") return { column, value };
  }
  return null;
}

/** The columns of a file that nothing of ours is read from. */
export function passedOver({ columns }: Format, written: readonly string[], own: readonly string[]): string[] {
  const read = new Set([...own, ...Object.values(columns).flat()]);
  return written.filter((column) => column !== "" && !read.has(column));
}
