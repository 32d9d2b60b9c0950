import { outputSize, drawRegions, type CropArea } from "./crop-area.ts";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import { drawJpeg, type OpenedPicture } from "./open-picture.ts";

/** 0 to 1 [media-11]. */
const jpeg_quality = 0.95;

/** Upright, without metadata, as a JPEG. Throws when this browser can't draw it. */
export async function cropPicture(role: ImageRole, picture: OpenedPicture, area: CropArea): Promise<File> {
  const { aspect, width_max, file_name } = imageRoles[role];
  const output = outputSize(area, aspect, width_max);
  const regions = drawRegions(area, picture, output);
  const blob = await drawJpeg(
    output,
    (context) => {
      if (!regions) return;
      const { from, to } = regions;
      context.drawImage(picture.original, from.x, from.y, from.width, from.height, to.x, to.y, to.width, to.height);
    },
    jpeg_quality,
  );
  if (!blob) throw new Error("The picture could not be drawn.");
  return new File([blob], file_name, { type: blob.type });
}
