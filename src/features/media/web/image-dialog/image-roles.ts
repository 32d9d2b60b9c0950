import { uploadBannerCall, uploadLogoCall } from "../../../../contract/media/calls.ts";

export type ImageRole = "logo" | "banner";

/** How each is cropped and sent [media-11]. */
export const imageRoles = {
  logo: {
    aspect: 1,
    is_round: true,
    width_max: 1_200,
    width_recommended: 400,
    file_name: "logo.jpg",
    words: uploadLogoCall,
    accept: "image/*,.heic,.heif",
    hint: "Square pictures work best: 400x400 or larger.",
    crop_hint: "Recommended: 400x400 or larger.",
    formats: "JPEG, PNG, WebP, AVIF or HEIC, under 10MB",
  },
  banner: {
    aspect: 4,
    is_round: false,
    width_max: 2_880,
    width_recommended: 1_920,
    file_name: "banner.jpg",
    words: uploadBannerCall,
    accept: "image/*,.heic,.heif,video/mp4,video/webm",
    hint: "Wide pictures work best: 1920x350 or larger. At 1920x480 nothing is cropped.",
    crop_hint: "Recommended: 1920x480. Cards in lists show what lies between the dashed lines.",
    formats: "JPEG, PNG, WebP, AVIF or HEIC, or an MP4 or WebM video, under 10MB",
  },
} as const satisfies Record<ImageRole, object>;
