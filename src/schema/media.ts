import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, quoted } from "./columns.ts";
import { provider } from "./providers.ts";

/** A file in storage, named by the hash of its content. It stays while any medium or setting names it (decisions 5). */
export const storedFile = pgTable(
  "stored_file",
  {
    hash: text().primaryKey(),
    kind: text({ enum: ["image", "video"] }).notNull(),
    content_type: text().notNull(),
    /** The true size in pixels; for an image also the widths that are stored, narrowest first. */
    width: integer(),
    height: integer(),
    widths: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Widths of the centred cut that cards show, narrowest first. */
    cut_widths: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** A tiny version as a data address, painted until the picture is there. */
    placeholder: text(),
    created_at: createdAt(),
  },
  (table) => [check("stored_file_kind_known", sql`${table.kind} in ('image', 'video')`)],
);

/** Width to height of the centred cut that cards show. */
export const card_cut_ratio = 3 / 2;

export const mediaRoles = ["logo", "banner", "gallery", "video"] as const;

/** A provider's use of a file, or a link to a video. */
export const media = pgTable(
  "media",
  {
    id: id(),
    provider_id: uuid()
      .notNull()
      .references(() => provider.id, { onDelete: "cascade" }),
    role: text({ enum: mediaRoles }).notNull(),
    file_hash: text().references(() => storedFile.hash, { onDelete: "restrict" }),
    /** For a video link: its id at YouTube. */
    video_id: text(),
    caption: text(),
    alternative_text: text(),
    position: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (table) => [
    check("media_role_known", sql`${table.role} in (${quoted(mediaRoles)})`),
    check(
      "media_has_its_thing",
      sql`case when ${table.role} = 'video' then ${table.video_id} is not null else ${table.file_hash} is not null end`,
    ),
    uniqueIndex("media_one_logo")
      .on(table.provider_id)
      .where(sql`role = 'logo'`),
    uniqueIndex("media_one_banner")
      .on(table.provider_id)
      .where(sql`role = 'banner'`),
    uniqueIndex("media_video_once")
      .on(table.provider_id, table.video_id)
      .where(sql`role = 'video'`),
    index("media_provider").on(table.provider_id, table.role, table.position),
    index("media_file").on(table.file_hash),
  ],
);
