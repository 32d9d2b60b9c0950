import Play from "lucide/dist/esm/icons/play.mjs";
import { useCallback, useState, type SyntheticEvent } from "react";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import { MediaLightbox } from "./media-lightbox.tsx";
import { poster, videoTitle } from "./media-words.ts";
import styles from "./video-grid.module.css";

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}

/** Columns: three, two up to 1100 px, one up to 700 [profile-12]. Loads on press, from the host without cookies. */
export function VideoGrid({ items, business_name }: { items: readonly MediaItem[]; business_name: string }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const close = useCallback(() => setOpenIndex(null), []);
  return (
    <>
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.id}>
            <a
              href={item.url}
              rel="noopener"
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                setOpenIndex(index);
              }}
            >
              <span className={styles.poster}>
                {item.video_id && (
                  <img
                    src={poster(item.video_id, "mqdefault")}
                    alt=""
                    width="320"
                    height="180"
                    loading="lazy"
                    decoding="async"
                    onError={hide}
                  />
                )}
                <span className={styles.play}>
                  <Icon of={Play} filled />
                </span>
              </span>
              <b>{videoTitle(item, index, business_name)}</b>
            </a>
          </li>
        ))}
      </ul>
      <MediaLightbox items={items} business_name={business_name} index={openIndex} onClose={close} />
    </>
  );
}
