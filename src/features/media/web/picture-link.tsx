import type { MediaItem } from "../../../contract/media/shapes.ts";
import { Picture } from "../../../ui/picture.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import { alternativeText } from "./media-words.ts";

interface PictureLinkProps {
  item: MediaItem;
  /** Where it stands among the provider's pictures. */
  place: number;
  business_name: string;
  sizes: string;
  /** Low for what comes after the first things seen, though it may be among them. */
  priority?: "low";
  onPress: (place: number) => void;
}

/** A provider's picture; a press opens the lightbox at it, and without scripts the picture itself. */
export function PictureLink({ item, place, business_name, sizes, priority, onPress }: PictureLinkProps) {
  if (!item.picture) return null;
  const { url, srcset, width, height, placeholder } = item.picture;
  return (
    <a
      href={url}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress(place);
      }}
    >
      <Picture
        src={url}
        srcSet={srcset}
        sizes={sizes}
        fetchPriority={priority}
        width={width}
        height={height}
        placeholder={placeholder}
        alt={alternativeText(item, place, business_name)}
      />
    </a>
  );
}
