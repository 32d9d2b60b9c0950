import { useMemo } from "react";
import type { MediaItem } from "../../../contract/media/schema.ts";
import { LightboxViewer } from "../../../ui/overlay/lightbox-viewer.tsx";
import { pictureSlides, videoSlides } from "./lightbox-slides.ts";

export interface MediaViewerProps {
  items: readonly MediaItem[];
  business_name: string;
  index: number | null;
  onClose: () => void;
}

export function MediaViewer({ items, business_name, index, onClose }: MediaViewerProps) {
  const slides = useMemo(
    () => [...pictureSlides(items, business_name), ...videoSlides(items, business_name)],
    [items, business_name],
  );
  return index === null ? null : <LightboxViewer slides={slides} index={index} onClose={onClose} />;
}
