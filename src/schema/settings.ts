import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { settingKeys } from "../contract/settings/schema.ts";
import { account } from "./accounts.ts";
import { createdAt, quoted, keyOf } from "./columns.ts";

/** Only values that differ from the defaults, with the contract's keys [admin-22]. */
export const setting = pgTable(
  "setting",
  { key: text().primaryKey(), value: text().notNull(), updated_at: createdAt() },
  (table) => [check("setting_key_known", sql`${table.key} in (${quoted(settingKeys)})`)],
);

/** The reference keeps an unsaved upload from the sweep; a trigger schedules a check when it is deleted. */
export const heroDraft = pgTable("hero_draft", {
  admin_id: keyOf(() => account.id),
  image_url: text().notNull(),
  created_at: createdAt(),
});
