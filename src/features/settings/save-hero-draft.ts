import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { mediaPath } from "../../platform/storage/media-address.ts";
import { recordAction } from "../audit/record-action.ts";
import { lockSettings, replaceHeroDraft } from "./store.ts";

/** Not public until its admin saves it [admin-20]. `name` runs under the settings lock. */
export async function saveHeroDraft<Picture extends { url: string }>(
  ctx: Context,
  admin_id: string,
  name: (tx: Database) => Promise<Picture>,
): Promise<Picture> {
  return ctx.db.transaction(async (tx) => {
    await lockSettings(tx);
    const picture = await name(tx);
    const image_url = mediaPath(picture.url);
    await replaceHeroDraft(tx, { admin_id, image_url, created_at: ctx.clock() });
    await recordAction(ctx, tx, { action: "hero_image_uploaded", details: { image_url } });
    return picture;
  });
}
