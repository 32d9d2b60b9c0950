import type { Database } from "../../platform/database.ts";
import { setting } from "../../schema/settings.ts";

/** The settings that differ from their defaults. */
export async function listChanged(db: Database): Promise<{ key: string; value: string }[]> {
  return db.select({ key: setting.key, value: setting.value }).from(setting);
}
