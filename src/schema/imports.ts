import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { ProfilePayload } from "../contract/providers/my-schema.ts";
import { createdAt, id, quoted, ownedBy } from "./columns.ts";
import { storedFile } from "./media.ts";

/** An unclaimed imported business [moving-1]: no account or provider, and not public. */
export const importedPage = pgTable(
  "imported_page",
  {
    id: id(),
    source: text().notNull(),
    external_id: text().notNull(),
    email: text(),
    business_name: text().notNull(),
    profile: jsonb().$type<ProfilePayload>().notNull(),
    /** Detects unchanged entries in a new import. */
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

export const importedPicture = pgTable(
  "imported_picture",
  {
    id: id(),
    page_id: ownedBy(() => importedPage.id),
    role: text({ enum: importedRoles }).notNull(),
    position: integer().notNull(),
    address: text().notNull(),
    caption: text(),
    file_hash: text().references(() => storedFile.hash, { onDelete: "restrict" }),
    error: text(),
  },
  (table) => [
    check("imported_picture_role_known", sql`${table.role} in (${quoted(importedRoles)})`),
    index("imported_picture_page").on(table.page_id, table.position),
    index("imported_picture_file").on(table.file_hash),
  ],
);

/** A claimed or removed page, so that no import creates it again [moving-5]. Keyed hashes only. */
export const resolvedImport = pgTable(
  "resolved_import",
  {
    key_hash: text().primaryKey(),
    outcome: text({ enum: ["claimed", "removed"] }).notNull(),
    created_at: createdAt(),
  },
  (table) => [check("resolved_import_outcome_known", sql`${table.outcome} in ('claimed', 'removed')`)],
);
