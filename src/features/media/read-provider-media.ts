import type { VisibleMedia } from "../../contract/media/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { presentMediaItem, presentSlot } from "./present.ts";
import { listMediaRows } from "./store.ts";

/** Logo, banner, and the gallery in its order [media-6]. */
export async function readProviderMedia(ctx: Context, id: string): Promise<VisibleMedia> {
  const provider = await requireVisibleProvider(ctx, id);
  return readMediaOf(ctx, provider.id);
}

export async function readMediaOf({ db }: Pick<Context, "db">, id: string): Promise<VisibleMedia> {
  const media = await listMediaRows(db, id);
  const placed = (wanted: "logo" | "banner" | "poster") => {
    const result = media.find(({ role }) => role === wanted);
    return result?.file ? presentSlot(result.file, result.id) : null;
  };
  const [logo, banner, poster] = [placed("logo"), placed("banner"), placed("poster")];
  return {
    logo_url: logo?.url ?? null,
    banner_url: banner?.url ?? null,
    logo: logo?.picture ?? null,
    banner: banner?.picture ?? null,
    poster: poster?.picture ?? null,
    gallery: media.filter(({ role }) => role === "gallery" || role === "video").flatMap(presentMediaItem),
  };
}
