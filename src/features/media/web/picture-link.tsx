import type { MediaItem } from "../../../contract/media/schema.ts";
import { Picture, pictureProps } from "../../../ui/picture.tsx";
import { isPlainPress } from "../../../ui/plain-press.ts";
import { alternativeText } from "./media-words.ts";

interface PictureLinkProps {
  item: MediaItem;
  index: number;
  business_name: string;
  sizes: string;
  priority?: "low";
  onPress: (index: number) => void;
}

export function PictureLink({ item, index, business_name, sizes, priority, onPress }: PictureLinkProps) {
  if (!item.picture) return null;
  return (
    <a
      href={item.picture.url}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress(index);
      }}
    >
      <Picture
        {...pictureProps(item.picture)}
        sizes={sizes}
        fetchPriority={priority}
        alt={alternativeText(item, index, business_name)}
      />
    </a>
  );
}
