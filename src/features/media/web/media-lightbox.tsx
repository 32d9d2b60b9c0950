import { useEffect, useState, type ComponentType } from "react";
import type { MediaItem } from "../../../contract/media/shapes.ts";
import { useCloseOnBack } from "../../../ui/close-on-back.ts";
import { failureSentence } from "../../../ui/report.ts";
import { useToast } from "../../../ui/toast.tsx";

export interface MediaLightboxProps {
  /** All pictures, or all videos. */
  items: readonly MediaItem[];
  business_name: string;
  /** The item to open at; null while closed. */
  index: number | null;
  onClose: () => void;
}

/**
 * A provider's pictures or videos over the whole screen. The code for it is fetched at the first opening and not before;
 * when it cannot be fetched, a toast says so. Needs a ToastProvider above it.
 */
export function MediaLightbox(props: MediaLightboxProps) {
  const { index, onClose } = props;
  const [Viewer, setViewer] = useState<ComponentType<MediaLightboxProps> | null>(null);
  const toast = useToast();
  const isOpen = index !== null;
  useCloseOnBack(isOpen, onClose);

  useEffect(() => {
    if (!isOpen || Viewer) return;
    let isCurrent = true;
    import("./media-viewer.tsx").then(
      (module) => isCurrent && setViewer(() => module.MediaViewer),
      (cause: unknown) => {
        if (!isCurrent) return;
        toast(failureSentence(cause, "The pictures could not be opened."));
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Viewer, onClose, toast]);

  return Viewer && isOpen ? <Viewer {...props} /> : null;
}
