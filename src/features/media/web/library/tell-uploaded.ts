import { formatCount } from "../../../../contract/format.ts";
import { mediaMessages } from "../../../../contract/media/words.ts";

/** What a choice of files came to, in the server's words. */
export function tellUploaded(uploaded: number, failed: number): string {
  if (uploaded === 0) return mediaMessages.gallery_failed;
  const rest = failed === 0 ? "" : `, ${failed} could not be used`;
  return `${formatCount(uploaded, "image", "images")} uploaded successfully${rest}`;
}
