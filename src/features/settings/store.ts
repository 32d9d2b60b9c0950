import { sql } from "drizzle-orm";
import type { SettingKey } from "../../contract/settings.ts";
import type { Database } from "../../platform/database.ts";
import { setting } from "../../schema/settings.ts";

/** The settings that differ from their defaults. */
export async function listChanged(db: Database): Promise<{ key: string; value: string }[]> {
  return db.select({ key: setting.key, value: setting.value }).from(setting);
}

/** One changes settings at a time, until its transaction ends. Locked before any file that a setting names. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

export async function upsertSetting(tx: Database, row: { key: SettingKey; value: string; updated_at: Date }) {
  const { value, updated_at } = row;
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { value, updated_at } });
}
