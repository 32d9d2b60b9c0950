import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { mediaPath } from "../../platform/media-address.ts";
import { recordAction } from "../audit/record-action.ts";
import { lockSettings, replaceHeroDraft } from "./store.ts";

/**
 * Keeps a picture for the front page until the admin who uploaded it saves it or uploads another. Visitors see nothing of
 * it before it is saved [admin-20]. `name` finds its address while nobody else changes settings.
 */
export async function keepHeroDraft<Picture extends { url: string }>(
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
