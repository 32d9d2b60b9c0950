import { and, eq, sql } from "drizzle-orm";
import type { SettingKey, Settings } from "../../contract/settings/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { heroDraft, setting } from "../../schema/settings.ts";

export async function listChanged(db: Database): Promise<{ key: string; value: string }[]> {
  return db.select({ key: setting.key, value: setting.value }).from(setting);
}

/** Serialises changes until the transaction ends. Lock before any file that a setting names. */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
}

export async function upsertSetting(tx: Database, row: { key: SettingKey; value: string; updated_at: Date }) {
  const { value, updated_at } = row;
  await tx.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: { value, updated_at } });
}

export async function replaceHeroDraft(tx: Database, row: typeof heroDraft.$inferInsert): Promise<void> {
  await removeHeroDrafts(tx, row.admin_id);
  await tx.insert(heroDraft).values(row);
}

/** The picture stays if anything else names it. */
export async function removeHeroDrafts(tx: Database, admin_id: string): Promise<void> {
  await tx.delete(heroDraft).where(eq(heroDraft.admin_id, admin_id));
}

export async function isHeroDraft(tx: Database, image_url: string): Promise<boolean> {
  return (await tx.$count(heroDraft, eq(heroDraft.image_url, image_url))) > 0;
}

export async function removeUnchanged(tx: Database, given: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(given))
    await tx.delete(setting).where(and(eq(setting.key, key), eq(setting.value, value)));
}
