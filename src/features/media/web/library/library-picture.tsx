import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Picture, pictureProps } from "../../../../ui/picture.tsx";
import styles from "./library.module.css";

export function LibraryPicture({ item }: { item: MediaItem }) {
  const { picture, alternative_text } = item;
  if (!picture) return null;
  return (
    <Picture
      className={styles.shown}
      {...pictureProps(picture)}
      sizes="(min-width: 40rem) 22rem, 80vw"
      alt={alternative_text ?? ""}
      eager
    />
  );
}
