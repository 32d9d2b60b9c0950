import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ProfilePayload } from "../contract/providers/own-shapes.ts";
import { createdAt, id, quoted } from "./columns.ts";
import { storedFile } from "./media.ts";

/** What an import brought of a business, for it to claim [moving-1]: no account, no provider, on no page and in no list. */
export const importedPage = pgTable(
  "imported_page",
  {
    id: id(),
    /** The directory that it comes from, and what it is called there: a second import of both is the same page. */
    source: text().notNull(),
    external_id: text().notNull(),
    /** To whom it can be handed over; null where the file says none. */
    email: text(),
    business_name: text().notNull(),
    /** The profile as its owner would write it, checked as a save is. */
    profile: jsonb().$type<ProfilePayload>().notNull(),
    /** Of all that the file said: by it an import knows what has not changed. */
    content_hash: text().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (table) => [
    uniqueIndex("imported_page_source").on(table.source, table.external_id),
    index("imported_page_email").on(sql`lower(${table.email})`),
    index("imported_page_newest").on(table.created_at, table.id),
    index("imported_page_untouched").on(table.updated_at),
  ],
);

export const importedRoles = ["logo", "banner", "gallery"] as const;

/** A picture of an imported page, by its address elsewhere, and once it was fetched by its file. */
export const importedPicture = pgTable(
  "imported_picture",
  {
    id: id(),
    page_id: uuid()
      .notNull()
      .references(() => importedPage.id, { onDelete: "cascade" }),
    role: text({ enum: importedRoles }).notNull(),
    position: integer().notNull(),
    address: text().notNull(),
    caption: text(),
    file_hash: text().references(() => storedFile.hash, { onDelete: "restrict" }),
    /** Why nothing came of its address; null until then. */
    fault: text(),
  },
  (table) => [
    check("imported_picture_role_known", sql`${table.role} in (${quoted(importedRoles)})`),
    index("imported_picture_page").on(table.page_id, table.position),
    index("imported_picture_file").on(table.file_hash),
  ],
);

/** That a page was claimed or removed, so that no import brings it again [moving-5]. Keyed hashes, which name nobody. */
export const settledImport = pgTable(
  "settled_import",
  {
    key_hash: text().primaryKey(),
    outcome: text({ enum: ["claimed", "removed"] }).notNull(),
    created_at: createdAt(),
  },
  (table) => [check("settled_import_outcome_known", sql`${table.outcome} in ('claimed', 'removed')`)],
);
