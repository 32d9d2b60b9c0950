import { useLater } from "../../../client/use-later.ts";
import { useCloseOnBack } from "../../../ui/overlay/close-on-back.ts";
import type { MediaViewerProps } from "./media-viewer.tsx";

const load = () => import("./media-viewer.tsx");

/** Its code is fetched at the first opening. Needs a ToastProvider above it. */
export function MediaLightbox(props: MediaViewerProps) {
  const { index, onClose } = props;
  const isOpen = index !== null;
  useCloseOnBack(isOpen, onClose);
  const later = useLater(load, isOpen, onClose, "The pictures could not be opened.");
  return later && isOpen && <later.MediaViewer {...props} />;
}
