import { sql } from "drizzle-orm";
import { check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { settingKeys } from "../contract/settings/shapes.ts";
import { account } from "./accounts.ts";
import { createdAt, quoted } from "./columns.ts";

/** A site setting that differs from its default (the keys of the contract and no other [admin-22]). */
export const setting = pgTable(
  "setting",
  { key: text().primaryKey(), value: text().notNull(), updated_at: createdAt() },
  (table) => [check("setting_key_known", sql`${table.key} in (${quoted(settingKeys)})`)],
);

/**
 * The picture that an admin has uploaded for the front page and not yet saved: one for each admin. It names a file, so
 * that the sweep leaves it alone; a trigger has the sweep look when the name goes.
 */
export const heroDraft = pgTable("hero_draft", {
  admin_id: uuid()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  image_url: text().notNull(),
  created_at: createdAt(),
});
