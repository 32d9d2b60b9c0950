import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, instant, quoted, ownedBy, partialIndex, partialUnique, integers } from "./columns.ts";
import { provider } from "./providers.ts";

/** Documents are for conversations only. */
export const fileKinds = ["image", "video", "document"] as const;

/**
 * Stored while something refers to it [media-4]; see features/media/retain-file.ts. A private file's hash has a prefix,
 * so its name alone gives no access [conversations-22].
 */
export const storedFile = pgTable(
  "stored_file",
  {
    /** Names its variants in storage; never reused. */
    hash: text().primaryKey(),
    /** Of source and variant, to reuse the same upload; null: not shared. */
    content_hash: text(),
    kind: text({ enum: fileKinds }).notNull(),
    content_type: text().notNull(),
    /** In pixels; for an image also its stored widths, narrowest first. */
    width: integer(),
    height: integer(),
    widths: integers(),
    bytes: bigint({ mode: "number" }).notNull(),
    cut_widths: integers(),
    /** A tiny data URL shown while loading. */
    placeholder: text(),
    created_at: createdAt(),
    /** When the sweep checks for references; until then reserved. Null while referenced. Set by triggers. */
    check_at: instant().default(sql`now()`),
  },
  (table) => [
    check("stored_file_kind_known", sql`${table.kind} in (${quoted(fileKinds)})`),
    index("stored_file_content").on(table.content_hash),
    partialIndex("stored_file_to_check", sql`check_at is not null`, table.check_at),
  ],
);

/** Storage names to delete: added with the row's deletion, removed once the bytes are gone. */
export const fileToRemove = pgTable(
  "file_to_remove",
  {
    name: text().primaryKey(),
    /** The next try; postponed while a process works on it. */
    due_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("file_to_remove_due").on(table.due_at)],
);

/** Width to height. */
export const card_crop_ratio = 3 / 2;

/** A poster is a frame of the banner video. */
export const mediaRoles = ["logo", "banner", "poster", "gallery", "video"] as const;

export const media = pgTable(
  "media",
  {
    id: id(),
    provider_id: ownedBy(() => provider.id),
    role: text({ enum: mediaRoles }).notNull(),
    file_hash: text().references(() => storedFile.hash, { onDelete: "restrict" }),
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
    partialUnique("media_one_logo", sql`role = 'logo'`, table.provider_id),
    partialUnique("media_one_banner", sql`role = 'banner'`, table.provider_id),
    partialUnique("media_one_poster", sql`role = 'poster'`, table.provider_id),
    partialUnique("media_video_once", sql`role = 'video'`, table.provider_id, table.video_id),
    index("media_provider").on(table.provider_id, table.role, table.position),
    index("media_file").on(table.file_hash),
  ],
);
