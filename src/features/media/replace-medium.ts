import type { PlacedMedium } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { changeMedia } from "./change-media.ts";
import { makeBanner, makePicture, storeMade } from "./make-upload.ts";
import { presentSlot } from "./present.ts";
import { retainFile } from "./retain-file.ts";
import { upsertFile, removePoster } from "./store-media.ts";
import { listMediaRows } from "./store.ts";

/** The bytes are stored before the row that names them; a refusal leaves the old file. */
export async function replaceMedium(ctx: Context, role: "logo" | "banner", upload: Upload): Promise<PlacedMedium> {
  requireProvider(ctx.actor);
  const file = upload.files[0] ?? refuse("file_missing", { fields: { [role]: `Send a file in the field ${role}.` } });
  const made =
    role === "banner" ? await makeBanner(ctx, file, upload.signal) : await makePicture(ctx, file, role, upload.signal);
  const hash = await storeMade(ctx, made);
  return changeMedia(ctx, role, async (tx, provider_id) => {
    if (!(await retainFile(tx, hash))) refuse("conflict");
    const id = await upsertFile(tx, provider_id, role, hash);
    if (role === "banner") await removePoster(tx, provider_id);
    const row = (await listMediaRows(tx, provider_id)).find((each) => each.id === id);
    return { result: presentSlot(row?.file ?? refuse("conflict"), id) };
  });
}
