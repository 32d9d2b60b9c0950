import { settingDefaults, settingKeys, type Settings } from "../../contract/settings/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database.ts";
import { recordAction } from "../audit/record-action.ts";
import { listChanged, lockSettings, upsertSetting } from "./store.ts";

/**
 * Changes settings in one transaction, which every process hears of, and writes what changed down. `choose` is given the
 * settings as they stand, while nobody else changes them. Answers how they stand afterwards.
 */
export async function changeSettings(
  ctx: Context,
  choose: (tx: Database, before: Settings) => Promise<Partial<Settings>>,
): Promise<Settings> {
  return ctx.db.transaction(async (tx) => {
    await lockSettings(tx);
    const stored = Object.fromEntries((await listChanged(tx)).map(({ key, value }) => [key, value]));
    const before: Settings = { ...settingDefaults, ...stored };
    const after: Settings = { ...before, ...(await choose(tx, before)) };
    const changed = settingKeys.filter((key) => after[key] !== before[key]);
    if (changed.length === 0) return before;
    for (const key of changed) await upsertSetting(tx, { key, value: after[key], updated_at: ctx.clock() });
    const details = Object.fromEntries(changed.map((key) => [key, after[key]]));
    await recordAction(ctx, tx, { action: "settings_saved", details });
    await announceChange(tx, ["settings"]);
    return after;
  });
}
