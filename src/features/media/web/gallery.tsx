import { useCallback, useMemo, useState } from "react";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { Masonry } from "../../../ui/masonry.tsx";
import { MediaLightbox } from "./media-lightbox.tsx";
import { PictureLink } from "./picture-link.tsx";

/** The widths of the masonry's columns [profile-11]. */
const sizes = "(max-width: 500px) 100vw, (max-width: 700px) 50vw, (max-width: 1100px) 33vw, 294px";

export function Gallery({ items, business_name }: { items: readonly MediaItem[]; business_name: string }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const close = useCallback(() => setOpenIndex(null), []);
  const images = useMemo(() => items.filter(({ picture }) => picture !== null), [items]);
  return (
    <>
      <Masonry items={images} itemKey={({ id }) => id}>
        {(item, index) => <PictureLink {...{ item, index, business_name, sizes }} onPress={setOpenIndex} />}
      </Masonry>
      <MediaLightbox items={images} business_name={business_name} index={openIndex} onClose={close} />
    </>
  );
}
