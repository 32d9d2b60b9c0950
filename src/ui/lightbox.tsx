import { useEffect, useState, type ComponentType } from "react";
import type { LightboxViewerProps } from "./lightbox-viewer.tsx";
import { useToast } from "./toast.tsx";

/** One picture, or one YouTube video. `src` of a picture is its largest file. */
export type LightboxSlide =
  | {
      kind: "picture";
      src: string;
      alt: string;
      width?: number;
      height?: number;
      srcSet?: { src: string; width: number; height: number }[];
      caption?: string;
    }
  | { kind: "video"; youtubeId: string; title: string; poster?: string };

interface LightboxProps {
  slides: readonly LightboxSlide[];
  /** The slide to open at; null while closed. */
  index: number | null;
  onClose: () => void;
}

/**
 * Pictures and videos over the whole screen. The viewer's code is fetched at the first opening and not before; when it
 * cannot be fetched, a toast says so. Needs a ToastProvider above it.
 */
export function Lightbox({ slides, index, onClose }: LightboxProps) {
  const [Viewer, setViewer] = useState<ComponentType<LightboxViewerProps> | null>(null);
  const toast = useToast();
  const isOpen = index !== null;

  useEffect(() => {
    if (!isOpen || Viewer) return;
    let isCurrent = true;
    import("./lightbox-viewer.tsx").then(
      (module) => isCurrent && setViewer(() => module.LightboxViewer),
      () => {
        if (!isCurrent) return;
        toast("The pictures could not be opened. Please check your connection and try again.");
        onClose();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isOpen, Viewer, onClose, toast]);

  return Viewer && isOpen ? <Viewer slides={slides} index={index} onClose={onClose} /> : null;
}
