import type { MediaItem } from "../../contract/media.ts";
import type { Context } from "../../platform/context.ts";
import { presentFileUrl } from "../../platform/pictures.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { presentMediaItem } from "./present.ts";
import { listOf } from "./store.ts";

/** What a provider shows: the addresses of its logo and banner, and its pictures and videos in its order (spec 7.3). */
export async function readProviderMedia(
  ctx: Context,
  id: string,
): Promise<{ logo_url: string | null; banner_url: string | null; gallery: MediaItem[] }> {
  const provider = await requireVisibleProvider(ctx, id);
  const media = await listOf(ctx.db, provider.id);
  const urlOf = (wanted: "logo" | "banner") => {
    const file = media.find(({ role }) => role === wanted)?.file;
    return file ? presentFileUrl(file) : null;
  };
  return {
    logo_url: urlOf("logo"),
    banner_url: urlOf("banner"),
    gallery: media.filter(({ role }) => role === "gallery" || role === "video").flatMap(presentMediaItem),
  };
}
