import type { PlacedMedium } from "../../contract/media/schema.ts";
import type { Picture } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { presentPicture } from "../../platform/pictures/pictures.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { changeMedia } from "./change-media.ts";
import { makeBanner, makePicture, storeMade } from "./make-upload.ts";
import { presentSlot } from "./present.ts";
import { retainFile } from "./retain-file.ts";
import { upsertFile, removePoster } from "./store-media.ts";
import { listMediaRows } from "./store.ts";

/** The bytes are stored before the row that references them; a refusal leaves the old file. */
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

/** The frame comes from the owner's browser, because the server decodes no videos [media-13]. */
export async function replacePoster(ctx: Context, upload: Upload): Promise<Picture> {
  requireProvider(ctx.actor);
  const file = upload.files[0] ?? refuse("file_missing", { fields: { poster: "Send a file in the field poster." } });
  const hash = await storeMade(ctx, await makePicture(ctx, file, "banner", upload.signal));
  return changeMedia(ctx, "banner", async (tx, provider_id) => {
    const banner = (await listMediaRows(tx, provider_id)).find(({ role }) => role === "banner");
    if (banner?.file?.kind !== "video") refuse("banner_not_a_film");
    if (!(await retainFile(tx, hash))) refuse("conflict");
    const id = await upsertFile(tx, provider_id, "poster", hash);
    const placed = (await listMediaRows(tx, provider_id)).find((each) => each.id === id);
    return { result: presentPicture(placed?.file ?? refuse("conflict")) };
  });
}
