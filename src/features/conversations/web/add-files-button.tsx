import Paperclip from "lucide/dist/esm/icons/paperclip.mjs";
import type { ChangeEvent } from "react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./files.module.css";

/** What a file chooser offers; the server reads the bytes. */
const accepted = "image/jpeg,image/png,image/webp,image/avif,image/heic,application/pdf";

/** Opens the file chooser. Files may also be dropped on the composer, or pasted into it. */
export function AddFilesButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    input.value = ""; // the same file may be chosen again
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={styles.add}>
      <Icon of={Paperclip} />
      <span>Add files</span>
      <input type="file" multiple accept={accepted} onChange={choose} />
    </label>
  );
}
