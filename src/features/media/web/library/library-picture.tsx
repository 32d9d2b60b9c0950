import type { MediaItem } from "../../../../contract/media/schema.ts";
import { Picture } from "../../../../ui/picture.tsx";
import styles from "./library.module.css";

export function LibraryPicture({ item }: { item: MediaItem }) {
  const { picture, alternative_text } = item;
  if (!picture) return null;
  return (
    <Picture
      className={styles.shown}
      src={picture.url}
      srcSet={picture.srcset}
      sizes="(min-width: 40rem) 22rem, 80vw"
      width={picture.width}
      height={picture.height}
      placeholder={picture.placeholder}
      alt={alternative_text ?? ""}
      eager
    />
  );
}
