import { fileMessages } from "../../../../contract/media/calls.ts";
import { checkImageFile } from "../image-dialog/check-image-file.ts";

type FileFacts = Pick<File, "name" | "size" | "type">;

export type PlannedFile<Chosen> = {
  file: Chosen;
  error: string | null;
  can_retry: boolean;
};

/**
 * Which of the chosen files go to the gallery. Those that can't be used take no place of the others; past what the
 * gallery has room for, each is told why it waits [media-8]. However many go, each is an upload of its own.
 * @param free how many pictures the gallery still takes, without those that are on their way
 */
export function planFiles<Chosen extends FileFacts>(files: readonly Chosen[], free: number): PlannedFile<Chosen>[] {
  let taken = 0;
  return files.map((file) => {
    // a logo's file is an image like any other; chosen files get the same message as dropped ones
    const checked = checkImageFile("logo", file, "dropped");
    if ("error" in checked) return { file, error: checked.error, can_retry: false };
    if (taken >= free) return { file, error: fileMessages.gallery_full, can_retry: true };
    taken += 1;
    return { file, error: null, can_retry: true };
  });
}
