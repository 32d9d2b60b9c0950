import type { CallName, TypedCall } from "../call.ts";
import * as limits from "../limits.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readProviderMediaCall: Call<"readProviderMedia"> = {
  at: "get /api/media/provider/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
};
export const uploadLogoCall: Call<"uploadLogo"> = { at: "post /api/media/logo", who: "provider" };
export const uploadBannerCall: Call<"uploadBanner"> = { at: "post /api/media/banner", who: "provider" };
export const uploadPosterCall: Call<"uploadPoster"> = { at: "post /api/media/banner/poster", who: "provider" };
export const uploadGalleryCall: Call<"uploadGallery"> = { at: "post /api/media/gallery", who: "provider" };
export const addVideoCall: Call<"addVideo"> = { at: "post /api/media/youtube", who: "provider" };
export const deleteMediumCall: Call<"deleteMedium"> = { at: "delete /api/media/{id}", who: "provider" };
export const orderGalleryCall: Call<"orderGallery"> = { at: "put /api/media/order", who: "provider" };
export const editMediumCall: Call<"editMedium"> = { at: "put /api/media/{id}", who: "provider" };

/** Failures and questions [texts-7]; successes are in dashboard-messages. */
export const mediaMessages = {
  frame_failed: "Failed to save the frame",
  gallery_failed: "Failed to upload gallery",
  video_failed: "Failed to add YouTube video",
  delete_question: "Are you sure you want to delete this item?",
  delete_failed: "Failed to delete item",
  save_failed: "Failed to save your changes",
  order_failed: "Failed to save the order",
  load_failed: "Failed to load your media library",
} as const;

/** Separate, so that pages don't load all of errors.ts [texts-10]. */
export const fileMessages = {
  file_too_large: "File size must be less than 10MB",
  too_many_files: `At most ${limits.gallery_upload_files_max} files can be uploaded at once.`,
  gallery_full: `A gallery holds at most ${limits.gallery_images_max} images. Delete one to make room.`,
  picture_too_many_pixels: `This picture has too many pixels: at most ${limits.image_pixels_max / 1_000_000} megapixels. Please use a smaller version of it.`,
  not_a_picture: "This file is not a picture that we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.",
  not_for_messages: "This file can’t be sent. Please choose a picture (JPEG, PNG, WebP, AVIF or HEIC) or a PDF.",
  not_a_banner:
    "This file can’t be a banner. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture, or an MP4 or WebM video.",
} as const;
