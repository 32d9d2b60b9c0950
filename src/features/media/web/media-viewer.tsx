import { useMemo } from "react";
import { LightboxViewer } from "../../../ui/lightbox-viewer.tsx";
import { pictureSlides, videoSlides } from "./lightbox-slides.ts";
import type { MediaLightboxProps } from "./media-lightbox.tsx";

export function MediaViewer({ items, business_name, index, onClose }: MediaLightboxProps) {
  const slides = useMemo(
    () => [...pictureSlides(items, business_name), ...videoSlides(items, business_name)],
    [items, business_name],
  );
  return index === null ? null : <LightboxViewer slides={slides} index={index} onClose={onClose} />;
}
