import { sql } from "drizzle-orm";
import { check, pgTable, text } from "drizzle-orm/pg-core";
import { settingKeys } from "../contract/settings.ts";
import { createdAt, quoted } from "./columns.ts";

/** A site setting that differs from its default (spec 3: eight keys and no other). */
export const setting = pgTable(
  "setting",
  { key: text().primaryKey(), value: text().notNull(), updated_at: createdAt() },
  (table) => [check("setting_key_known", sql`${table.key} in (${quoted(settingKeys)})`)],
);
