import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { recomputeTrust } from "../providers/trust/recompute-trust.ts";
import { retainFile } from "./retain-file.ts";
import { appendMedia, upsertFile, updateCaptions } from "./store-media.ts";

type Picture = { role: "logo" | "banner" | "gallery"; file_hash: string | null; caption: string | null };

/** In order, in the caller's transaction; skips pictures without a file. */
export async function transferMedia(
  ctx: Context,
  tx: Database,
  provider_id: string,
  pictures: readonly Picture[],
): Promise<void> {
  const stored = pictures.flatMap(({ file_hash, ...rest }) => (file_hash === null ? [] : { file_hash, ...rest }));
  if (stored.length === 0) return;
  for (const hash of [...new Set(stored.map(({ file_hash }) => file_hash))].toSorted()) await retainFile(tx, hash);
  for (const { role, file_hash } of stored) if (role !== "gallery") await upsertFile(tx, provider_id, role, file_hash);
  const gallery = stored.filter(({ role }) => role === "gallery");
  if (gallery.length > 0) {
    const added = gallery.map(({ file_hash }) => ({ role: "gallery" as const, file_hash }));
    const ids = await appendMedia(tx, provider_id, added);
    for (const [index, id] of ids.entries()) {
      const caption = gallery[index]?.caption ?? null;
      if (caption !== null) await updateCaptions(tx, provider_id, id, { caption });
    }
  }
  await recomputeTrust(ctx, tx, provider_id);
}
