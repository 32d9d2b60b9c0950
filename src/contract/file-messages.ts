import * as limits from "./limits.ts";

/**
 * What is said of a file that can't be used: by the server (errors.ts), and by pages before it is sent [texts-10]. Pages can't read
 * errors.ts without bringing its whole list, and what refuses with it, into the browser.
 */
export const fileMessages = {
  file_too_large: "File size must be less than 10MB",
  too_many_files: `At most ${limits.gallery_upload_files_max} files can be uploaded at once.`,
  gallery_full: `A gallery holds at most ${limits.gallery_images_max} images. Delete one to make room.`,
  picture_too_many_pixels: `This picture has too many pixels: at most ${limits.image_pixels_max / 1_000_000} megapixels. Please use a smaller version of it.`,
  not_a_picture: "This file is not a picture that we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.",
  not_a_banner:
    "This file can't be a banner. Please choose a JPEG, PNG, WebP, AVIF or HEIC picture, or an MP4 or WebM video.",
} as const;
