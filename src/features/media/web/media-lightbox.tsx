import { useLater } from "../../../client/use-later.ts";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { useCloseOnBack } from "../../../ui/close-on-back.ts";

export interface MediaLightboxProps {
  items: readonly MediaItem[];
  business_name: string;
  index: number | null;
  onClose: () => void;
}

const load = () => import("./media-viewer.tsx");

/** Its code is fetched at the first opening. Needs a ToastProvider above it. */
export function MediaLightbox(props: MediaLightboxProps) {
  const { index, onClose } = props;
  const isOpen = index !== null;
  useCloseOnBack(isOpen, onClose);
  const later = useLater(load, isOpen, onClose, "The pictures could not be opened.");
  return later && isOpen && <later.MediaViewer {...props} />;
}
