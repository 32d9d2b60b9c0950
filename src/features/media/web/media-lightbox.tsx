import { LaterPart } from "../../../client/later-part.tsx";
import type { MediaItem } from "../../../contract/media/shapes.ts";

export interface MediaLightboxProps {
  /** All pictures, or all videos. */
  items: readonly MediaItem[];
  business_name: string;
  /** The item to open at; null while closed. */
  index: number | null;
  onClose: () => void;
}

const load = async () => (await import("./media-viewer.tsx")).MediaViewer;
const failed = "The pictures could not be opened.";

/** A provider's pictures or videos over the whole screen, fetched when they are opened. Needs a ToastProvider above it. */
export function MediaLightbox(props: MediaLightboxProps) {
  const { index, onClose } = props;
  return <LaterPart isOpen={index !== null} load={load} onClose={onClose} failed={failed} given={props} />;
}
