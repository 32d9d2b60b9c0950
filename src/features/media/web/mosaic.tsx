import { useCallback, useState, type ReactNode } from "react";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { MediaLightbox } from "./media-lightbox.tsx";
import { mosaicSizes, mosaic_pictures } from "./mosaic-sizes.ts";
import { PictureLink } from "./picture-link.tsx";
import styles from "./mosaic.module.css";

interface MosaicProps {
  items: readonly MediaItem[];
  business_name: string;
  all: ReactNode;
}

export function Mosaic({ items, business_name, all }: MosaicProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const close = useCallback(() => setOpenIndex(null), []);
  const some = items.slice(0, mosaic_pictures);
  if (some.length === 0) return null;
  return (
    <div className={styles.mosaic}>
      <ul>
        {some.map((item, index) => (
          <li key={item.id}>
            <PictureLink
              {...{ item, index, business_name }}
              sizes={mosaicSizes(item.picture, index, some.length)}
              priority="low"
              onPress={setOpenIndex}
            />
          </li>
        ))}
      </ul>
      {items.length > some.length && all}
      <MediaLightbox items={items} business_name={business_name} index={openIndex} onClose={close} />
    </div>
  );
}
