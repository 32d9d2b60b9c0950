import type { Context } from "../../platform/context.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { presentPicture } from "../../platform/pictures.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeSettings } from "../settings/change-settings.ts";
import { keepFile } from "./keep-file.ts";
import { makePicture, storeMade } from "./store-upload.ts";
import { findFile } from "./store.ts";

/**
 * Puts a received picture behind the front page's title and answers its address. Its bytes are stored before the setting
 * names it; the picture before goes unless something else names it. Refused, that one stays (decisions 5).
 */
export async function replaceHero(ctx: Context, upload: Upload): Promise<string> {
  const file = upload.files[0] ?? refuse("file_missing", { fields: { hero: "Send a file in the field hero." } });
  const hash = await storeMade(ctx, await makePicture(ctx, file, "hero", upload.signal));
  const { hero_image_url } = await changeSettings(ctx, "hero_image_replaced", async (tx) => {
    if (!(await keepFile(tx, hash))) refuse("conflict");
    return { hero_image_url: presentPicture((await findFile(tx, hash)) ?? refuse("conflict")).url };
  });
  return hero_image_url;
}
