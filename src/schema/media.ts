import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, quoted } from "./columns.ts";
import { provider } from "./providers.ts";

/** What is stored: a document is for a conversation alone. */
export const fileKinds = ["image", "video", "document"] as const;

/**
 * A file in storage. It stays while any medium, setting or message names it [media-4]; see features/media/keep-file.ts. The hash of a
 * private one begins with a word of its own: nobody gets it by its name alone [conversations-22].
 */
export const storedFile = pgTable(
  "stored_file",
  {
    /** By which its parts are named in storage: of the content, and never used a second time. */
    hash: text().primaryKey(),
    /** Of the source and what was made of it, by which the same upload is known again; null: not shared. */
    content_hash: text(),
    kind: text({ enum: fileKinds }).notNull(),
    content_type: text().notNull(),
    /** The true size in pixels; for an image also the widths that are stored, narrowest first. */
    width: integer(),
    height: integer(),
    widths: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Widths of the centred crop that cards show, narrowest first. */
    cut_widths: integer()
      .array()
      .notNull()
      .default(sql`'{}'::integer[]`),
    /** A tiny version as a data address, painted until the picture is there. */
    placeholder: text(),
    created_at: createdAt(),
    /** When the sweep looks whether anybody names it; null while somebody does. Triggers set it when a name goes. */
    look_at: moment().default(sql`now()`),
  },
  (table) => [
    check("stored_file_kind_known", sql`${table.kind} in (${quoted(fileKinds)})`),
    index("stored_file_content").on(table.content_hash),
    index("stored_file_to_look_at")
      .on(table.look_at)
      .where(sql`look_at is not null`),
  ],
);

/** A name in storage whose bytes go: written when its file's row goes, removed once the bytes are gone. */
export const fileToRemove = pgTable(
  "file_to_remove",
  {
    name: text().primaryKey(),
    /** When it is tried next: a while off as soon as one process is at it. */
    due_at: moment()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index("file_to_remove_due").on(table.due_at)],
);

/** Width to height of the centred crop that cards show. */
export const card_crop_ratio = 3 / 2;

/** A poster is a frame of the film that is the banner. */
export const mediaRoles = ["logo", "banner", "poster", "gallery", "video"] as const;

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
    uniqueIndex("media_one_poster")
      .on(table.provider_id)
      .where(sql`role = 'poster'`),
    uniqueIndex("media_video_once")
      .on(table.provider_id, table.video_id)
      .where(sql`role = 'video'`),
    index("media_provider").on(table.provider_id, table.role, table.position),
    index("media_file").on(table.file_hash),
  ],
);
