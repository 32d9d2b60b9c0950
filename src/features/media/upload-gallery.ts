import { pictureRefusals, type ErrorCode } from "../../contract/errors.ts";
import * as limits from "../../contract/limits.ts";
import type { MediaItem } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { changeMedia } from "./change-media.ts";
import { makePicture, storeMade, type MadeFile } from "./make-upload.ts";
import { presentMediaItem } from "./present.ts";
import { retainFile } from "./retain-file.ts";
import { appendMedia, countMedia } from "./store-media.ts";
import { listMediaRows } from "./store.ts";

export { countMedia as countProviderMedia } from "./store-media.ts";

type Failed = { name: string; error: string };

/** Errors that concern one file only; every other one ends the whole upload. */
const file_error_codes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "file_too_large",
  "file_missing",
  "not_a_picture",
  ...pictureRefusals,
]);

/** A bad picture fails alone; if none is good or the gallery would be too full, nothing is saved [media-5]. */
export async function uploadGallery(
  ctx: Context,
  { files, signal }: Upload,
): Promise<{ uploaded: MediaItem[]; failed: Failed[] }> {
  const { id } = requireProvider(ctx.actor);
  if (files.length === 0) refuse("file_missing", { fields: { media: "Send each file in a field named media." } });
  assertRoom(await countMedia(ctx.db, id, "gallery"), files.length);
  const made: MadeFile[] = [];
  const failed: Failed[] = [];
  for (const file of files) {
    try {
      made.push(await makePicture(ctx, file, "gallery", signal));
    } catch (cause) {
      if (!(cause instanceof Refusal) || !file_error_codes.has(cause.code)) throw cause;
      failed.push({ name: file.name, error: cause.message });
    }
  }
  if (made.length === 0) refuseAll(failed);
  const stored = new Map<string, string>();
  for (const each of made) {
    if (!stored.has(each.content_hash)) stored.set(each.content_hash, await storeMade(ctx, each));
  }
  const hashes = made.flatMap(({ content_hash }) => stored.get(content_hash) ?? []);
  return { uploaded: await addToGallery(ctx, hashes), failed };
}

function assertRoom(count: number, more: number): void {
  const free = Math.max(0, limits.gallery_images_max - count);
  if (more <= free) return;
  const rest = free === 0 ? "Delete one to make room." : `There is room for ${free} more.`;
  refuse("gallery_full", { sentence: `A gallery holds at most ${limits.gallery_images_max} images. ${rest}` });
}

function refuseAll(failed: readonly Failed[]): never {
  const [first] = failed;
  const fields = Object.fromEntries(failed.map(({ name, error }) => [name, error]));
  refuse("no_good_picture", { fields, ...(failed.length === 1 && first && { sentence: first.error }) });
}

async function addToGallery(ctx: Context, hashes: readonly string[]): Promise<MediaItem[]> {
  return changeMedia(ctx, "gallery", async (tx, provider_id) => {
    assertRoom(await countMedia(tx, provider_id, "gallery"), hashes.length);
    for (const hash of [...new Set(hashes)].toSorted()) if (!(await retainFile(tx, hash))) refuse("conflict");
    const added = hashes.map((file_hash) => ({ role: "gallery" as const, file_hash }));
    const ids = new Set(await appendMedia(tx, provider_id, added));
    const rows = await listMediaRows(tx, provider_id);
    return { result: rows.filter(({ id }) => ids.has(id)).flatMap(presentMediaItem) };
  });
}
