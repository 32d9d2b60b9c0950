import { dashboardMessages } from "../../../../contract/dashboard-messages.ts";
import * as limits from "../../../../contract/limits.ts";
import { fileMessages } from "../../../../contract/media/calls.ts";
import type { ImageRole } from "./image-roles.ts";

type FileFacts = Pick<File, "name" | "type" | "size">;
type Checked = { kind: "picture" | "film" } | { error: string };

/** Some systems give unknown picture formats no type. */
const picture_names = /\.(heic|heif|avif)$/i;
const film_types = /^video\/(mp4|webm)$/;

/** Checks size and type: a picture, or for a banner also MP4 or WebM [media-10]. The server checks the bytes. */
export function checkImageFile(role: ImageRole, file: FileFacts, how: "chosen" | "dropped"): Checked {
  const kind = kindOf(role, file);
  if (!kind) {
    if (how === "dropped") return { error: dashboardMessages.image_drop_wrong };
    return { error: fileMessages[role === "banner" ? "not_a_banner" : "not_a_picture"] };
  }
  if (file.size > limits.image_bytes_max) return { error: fileMessages.file_too_large };
  if (file.size === 0) return { error: dashboardMessages.file_unreadable };
  return { kind };
}

function kindOf(role: ImageRole, { name, type }: FileFacts): "picture" | "film" | null {
  if (type.startsWith("image/") || picture_names.test(name)) return "picture";
  return role === "banner" && film_types.test(type) ? "film" : null;
}

export function isReadByServer({ name, type }: Pick<File, "name" | "type">): boolean {
  return /^image\/(heic|heif|avif)/.test(type) || picture_names.test(name);
}
