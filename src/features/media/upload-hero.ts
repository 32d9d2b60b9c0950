import type { Context } from "../../platform/context.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { presentPicture } from "../../platform/pictures/pictures.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { saveHeroDraft } from "../settings/save-hero-draft.ts";
import { makePicture, storeMade } from "./make-upload.ts";
import { retainFile } from "./retain-file.ts";
import { findStoredFile } from "./store.ts";

type UploadedHero = { imageUrl: string; width: number; height: number };

/** Visible only to the admin who sent it until the settings are saved with its address [admin-20]. */
export async function uploadHero(ctx: Context, upload: Upload): Promise<UploadedHero> {
  const { id: admin_id } = requireProvider(ctx.actor);
  const file = upload.files[0] ?? refuse("file_missing", { fields: { hero: "Send a file in the field hero." } });
  const hash = await storeMade(ctx, await makePicture(ctx, file, "hero", upload.signal));
  const { url, size } = await saveHeroDraft(ctx, admin_id, async (tx) => {
    if (!(await retainFile(tx, hash))) refuse("conflict");
    const saved = (await findStoredFile(tx, hash)) ?? refuse("conflict");
    return { ...presentPicture(saved), size: { width: saved.width ?? 0, height: saved.height ?? 0 } };
  });
  return { imageUrl: url, ...size };
}
