import { settingsPayload, type Settings, settingDefaults, settingKeys } from "../../contract/settings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { type Database, announceChange } from "../../platform/database/database.ts";
import { readByContract } from "../../platform/http/read-input.ts";
import { phoneError, readPhone } from "../../platform/network/phone.ts";
import { refuse } from "../../platform/refusal.ts";
import { mediaPath } from "../../platform/storage/media-address.ts";
import { recordAction } from "../audit/record-action.ts";
import { isHeroDraft, removeHeroDrafts, listChanged, lockSettings, upsertSetting } from "./store.ts";

/** Only those that nobody has changed since, in the caller's transaction. */
export { removeUnchanged as dropSettings } from "./store.ts";

/** Only the sent keys change; unknown keys are ignored [admin-22]. The phone is stored as E.164 or empty. */
export async function saveSettings(ctx: Context, sent: Record<string, unknown>): Promise<Settings> {
  const read = readByContract(settingsPayload, sent);
  const fields: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) fields[String(path[0])] ??= message;
  const { contact_phone } = read.data ?? {};
  const phone = contact_phone === undefined || contact_phone === "" ? contact_phone : readPhone(contact_phone);
  if (phone === null) fields["contact_phone"] = phoneError(contact_phone ?? "");
  if (phone === null || !read.success) return refuseFields(fields);
  const given = Object.entries({ ...read.data, contact_phone: phone }).filter(([, value]) => value !== undefined);
  return changeSettings(ctx, async (tx, before) => {
    const changes: Partial<Settings> = Object.fromEntries(given);
    if (changes.hero_image_url !== undefined) {
      changes.hero_image_url = mediaPath(changes.hero_image_url);
      await commitHeroImage(ctx, tx, changes.hero_image_url, before);
    }
    return changes;
  });
}

async function commitHeroImage(
  { actor }: Context,
  tx: Database,
  url: string,
  { hero_image_url }: Settings,
): Promise<void> {
  const isKnown = url === "" || url === hero_image_url || (await isHeroDraft(tx, url));
  if (!isKnown) refuseFields({ hero_image_url: "This picture is no longer stored here. Please upload it again." });
  if (actor.kind !== "visitor") await removeHeroDrafts(tx, actor.id);
}

function refuseFields(fields: Record<string, string>): never {
  const [sentence] = Object.values(fields);
  return refuse("bad_input", { ...(sentence !== undefined && { sentence }), fields });
}

/** `choose` gets the current settings under the lock; returns the new ones. */
async function changeSettings(
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
