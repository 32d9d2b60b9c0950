import { settingDefaults, type Settings } from "../../contract/settings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { listChanged } from "./store.ts";

/** Unset values have their defaults [admin-22]. */
export async function readSettings({ db, cache }: Pick<Context, "db" | "cache">): Promise<Settings> {
  return cache.remember("settings", ["settings"], async () => {
    const changed = await listChanged(db);
    return { ...settingDefaults, ...Object.fromEntries(changed.map(({ key, value }) => [key, value])) };
  });
}
