import * as limits from "../../../../contract/limits.ts";

/** One line for each part [media-7]. */
export const leads = {
  logo: "Couples see it beside your name. Square format is recommended, 400x400 or larger.",
  banner: "The wide picture on top of your profile, or a short video without sound. A 16:4 ratio is recommended.",
  gallery: `Images are auto-compressed, maximum ${limits.gallery_images_max}. Couples see them in this order.`,
  videos: "Only video links are allowed, no direct uploads.",
} as const;
