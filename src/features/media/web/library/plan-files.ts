import { fileMessages } from "../../../../contract/media/calls.ts";
import { checkImageFile } from "../image-dialog/check-image-file.ts";

type FileFacts = Pick<File, "name" | "size" | "type">;

export type PlannedFile<Chosen> = {
  file: Chosen;
  error: string | null;
  can_retry: boolean;
};

/**
 * The files that fit into the gallery; each one beyond gets a reason [media-8]. One request per file.
 * @param free the free slots, without uploads in progress
 */
export function planFiles<Chosen extends FileFacts>(files: readonly Chosen[], free: number): PlannedFile<Chosen>[] {
  let accepted = 0;
  return files.map((file) => {
    // a logo's file is an image like any other; chosen files get the same message as dropped ones
    const checked = checkImageFile("logo", file, "dropped");
    if ("error" in checked) return { file, error: checked.error, can_retry: false };
    if (accepted >= free) return { file, error: fileMessages.gallery_full, can_retry: true };
    accepted += 1;
    return { file, error: null, can_retry: true };
  });
}
