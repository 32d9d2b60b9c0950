import { and, eq, sql } from "drizzle-orm";
import type { SettingKey, Settings } from "../../contract/settings/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { heroDraft, setting } from "../../schema/settings.ts";

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

/** Names the picture that an admin uploaded for the front page; the one that it had uploaded before has no name left. */
export async function replaceHeroDraft(tx: Database, row: typeof heroDraft.$inferInsert): Promise<void> {
  await removeHeroDrafts(tx, row.admin_id);
  await tx.insert(heroDraft).values(row);
}

/** Lets go of what an admin uploaded for the front page. Whatever names the picture besides keeps it. */
export async function removeHeroDrafts(tx: Database, admin_id: string): Promise<void> {
  await tx.delete(heroDraft).where(eq(heroDraft.admin_id, admin_id));
}

/** Whether a picture was uploaded for the front page and is kept. */
export async function isHeroDraft(tx: Database, image_url: string): Promise<boolean> {
  return (await tx.$count(heroDraft, eq(heroDraft.image_url, image_url))) > 0;
}

/** Settings that are still as they are given here have their defaults again. */
export async function removeUnchanged(tx: Database, given: Partial<Settings>): Promise<void> {
  for (const [key, value] of Object.entries(given))
    await tx.delete(setting).where(and(eq(setting.key, key), eq(setting.value, value)));
}
