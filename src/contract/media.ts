import { z } from "zod";
import { call } from "./call.ts";
import { id } from "./primitives.ts";
import { picture } from "./providers.ts";

/** One picture or video link of a provider (spec 3). */
export const mediaItem = z
  .object({
    id,
    media_type: z.enum(["image", "youtube"]),
    url: z.string(),
    caption: z.string().nullable(),
    alternative_text: z.string().nullable(),
    picture: picture.nullable().meta({ description: "For an image: its sizes." }),
    video_id: z.string().nullable().meta({ description: "For a video: its id at YouTube." }),
  })
  .meta({ id: "MediaItem" });
export type MediaItem = z.infer<typeof mediaItem>;

export const readProviderMedia = call({
  name: "readProviderMedia",
  summary: "A provider's logo, banner, pictures and videos",
  group: "Media",
  method: "get",
  path: "/api/media/provider/{id}",
  who: "anyone",
  params: z.object({ id: z.string() }),
  status: 200,
  answer: z.object({
    data: z.object({ logo_url: z.string().nullable(), banner_url: z.string().nullable(), gallery: z.array(mediaItem) }),
  }),
  refusals: ["provider_not_found"],
});
