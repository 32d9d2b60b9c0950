import { z } from "zod";
import { dashboardMessages } from "../dashboard-messages.ts";
import { pictureRefusals } from "../errors.ts";
import * as limits from "../limits.ts";
import { id, line, idParams } from "../primitives.ts";
import { picture } from "../providers/schema.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Media");

/** Rule [media-6]. */
export const mediaItem = z
  .object({
    id,
    media_type: z.enum(["image", "youtube"]),
    url: z.string(),
    caption: z.string().nullable(),
    alternative_text: z.string().nullable(),
    picture: picture.nullable().describe("For an image: its sizes."),
    video_id: z.string().nullable().describe("For a video: its YouTube id."),
  })
  .meta({ id: "MediaItem" });
export type MediaItem = z.infer<typeof mediaItem>;

/** A video banner has a URL and no picture. */
const visibleMedia = z.object({
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  logo: picture.nullable().describe("The logo's sizes."),
  banner: picture.nullable().describe("The banner's sizes; null if it is a video."),
  poster: picture.nullable().describe("For a video banner: the frame that represents it."),
  gallery: z.array(mediaItem),
});
export type VisibleMedia = z.infer<typeof visibleMedia>;

export const readProviderMediaRoute = route(calls.readProviderMediaCall, {
  name: "readProviderMedia",
  summary: "Retrieve a provider's logo, banner, pictures and videos",
  params: idParams,
  answer: z.object({ data: visibleMedia }),
  refusals: ["provider_not_found", "provider_gone"],
});

export const placedMedium = z
  .object({
    id,
    media_type: z.enum(["image", "video"]),
    url: z.string(),
    width: z.int().nullable().describe("In pixels, upright; null if a video does not state it."),
    height: z.int().nullable(),
    picture: picture.nullable().describe("For an image: its sizes."),
  })
  .meta({ id: "PlacedMedium" });
export type PlacedMedium = z.infer<typeof placedMedium>;

const placed = z.object({ message: z.string(), url: z.string(), media: placedMedium });
const one_file = { count_max: 1, bytes_max: limits.image_bytes_max };

export const uploadLogoRoute = route(calls.uploadLogoCall, {
  name: "uploadLogo",
  summary: "Upload a picture that replaces the provider's logo",
  files: { field: "logo", ...one_file },
  answer: placed.extend({ logo_url: z.string() }),
  refusals: ["not_a_picture", ...pictureRefusals],
});

export const uploadBannerRoute = route(calls.uploadBannerCall, {
  name: "uploadBanner",
  summary: "Upload a picture or video that replaces the provider's banner",
  files: { field: "banner", ...one_file },
  answer: placed.extend({ banner_url: z.string() }),
  refusals: ["not_a_banner", ...pictureRefusals],
});

export const uploadPosterRoute = route(calls.uploadPosterCall, {
  name: "uploadPoster",
  summary: "Upload a picture, such as a frame, shown where the banner video can't play",
  files: { field: "poster", ...one_file },
  answer: z.object({ message: z.string(), poster: picture }),
  refusals: ["not_a_picture", ...pictureRefusals, "banner_not_a_film"],
});

export const uploadGalleryRoute = route(calls.uploadGalleryCall, {
  name: "uploadGallery",
  summary: "Add pictures to the provider's gallery; each fails individually",
  files: { field: "media", count_max: limits.gallery_upload_files_max, bytes_max: limits.image_bytes_max },
  answer: z.object({
    message: z.string(),
    uploaded: z.array(mediaItem),
    failed: z.array(z.object({ name: z.string(), error: z.string() })),
  }),
  refusals: ["no_good_picture", "gallery_full"],
});

const caption = line(limits.caption_length_max).nullish();

export const addVideoRoute = route(calls.addVideoCall, {
  name: "addVideo",
  summary: "Add a YouTube video's link to the provider's profile",
  body: z.object({
    url: z
      .string(dashboardMessages.video_url_missing)
      .trim()
      .min(1, dashboardMessages.video_url_missing)
      .max(limits.web_address_length_max, "This address is too long."),
    caption,
  }),
  answer: z.object({ message: z.string(), media: mediaItem }),
  refusals: ["video_link_unknown", "video_taken", "videos_full"],
});

export const deleteMediumRoute = route(calls.deleteMediumCall, {
  name: "deleteMedium",
  summary: "Delete a picture or video from the provider's profile",
  params: z.object({
    id: z.string().describe("Id of a picture or video, or `logo` or `banner`."),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ["media_not_found"],
});

export const orderGalleryRoute = route(calls.orderGalleryCall, {
  name: "orderGallery",
  summary: "Reorder the provider's pictures and videos; omitted ones follow in their current order",
  body: z.object({
    ids: z
      .array(id)
      .min(1, "List the items in their new order.")
      .max(limits.gallery_images_max + limits.gallery_videos_max)
      .refine((ids) => new Set(ids).size === ids.length, "Name each item once."),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ["media_not_found"],
});

export const editMediumRoute = route(calls.editMediumCall, {
  name: "editMedium",
  summary: "Update the texts of a profile's picture or video; omitted fields stay unchanged",
  params: idParams,
  body: z.object({ caption, alternative_text: line(limits.alternative_text_length_max).nullish() }),
  answer: z.object({ message: z.string(), media: mediaItem }),
  refusals: ["media_not_found"],
});
