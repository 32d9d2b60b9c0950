import * as limits from "../limits.ts";

export const readProviderMediaCall = {
  method: "get",
  path: "/api/media/provider/{id}",
  who: "anyone",
  cached: ["provider:{id}"],
} as const;

export const uploadLogoCall = { method: "post", path: "/api/media/logo", who: "provider" } as const;

export const uploadBannerCall = { method: "post", path: "/api/media/banner", who: "provider" } as const;

export const uploadPosterCall = { method: "post", path: "/api/media/banner/poster", who: "provider" } as const;

export const uploadGalleryCall = { method: "post", path: "/api/media/gallery", who: "provider" } as const;

export const addVideoCall = { method: "post", path: "/api/media/youtube", who: "provider" } as const;

export const deleteMediumCall = { method: "delete", path: "/api/media/{id}", who: "provider" } as const;

export const orderGalleryCall = { method: "put", path: "/api/media/order", who: "provider" } as const;

export const editMediumCall = { method: "put", path: "/api/media/{id}", who: "provider" } as const;

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
