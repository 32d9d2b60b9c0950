import { useMemo, useState } from "react";
import Yarl, { useLightboxState, type GenericSlide, type Slide } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { YoutubeVideo } from "../youtube-video.tsx";
import styles from "./lightbox-viewer.module.css";

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

interface VideoSlide extends GenericSlide {
  type: "youtube";
  youtubeId: string;
  title: string;
  poster?: string;
}

declare module "yet-another-react-lightbox" {
  interface SlideTypes {
    youtube: VideoSlide;
  }
  interface SlideImage {
    caption?: string;
  }
}

interface LightboxViewerProps {
  slides: readonly LightboxSlide[];
  index: number;
  onClose: () => void;
}

function asYarlSlide(slide: LightboxSlide): Slide {
  if (slide.kind === "video") {
    return { type: "youtube", youtubeId: slide.youtubeId, title: slide.title, poster: slide.poster };
  }
  const { kind: _, ...picture } = slide;
  return picture;
}

function Counter() {
  const { slides, currentIndex } = useLightboxState();
  return (
    <p className={styles.counter} aria-hidden="true">
      {currentIndex + 1} of {slides.length}
    </p>
  );
}

const look = {
  root: { "--yarl__color_backdrop": "rgb(18 13 15)", "--yarl__button_padding": "10px" },
} as const;

const labels = {
  Previous: "Previous",
  Next: "Next",
  Close: "Close",
  "Zoom in": "Zoom in",
  "Zoom out": "Zoom out",
  Lightbox: "Pictures and videos",
  "Photo gallery": "Pictures and videos",
};

/** Loaded by `Lightbox` at the first opening. The viewer respects reduced motion. */
export function LightboxViewer({ slides, index, onClose }: LightboxViewerProps) {
  const [currentIndex, setCurrentIndex] = useState(index);
  const drawn = useMemo(() => slides.map(asYarlSlide), [slides]);
  const [opened] = useState(drawn[index]);
  const isAlone = slides.length === 1;
  return (
    <Yarl
      open
      close={onClose}
      index={currentIndex}
      slides={drawn}
      labels={labels}
      styles={look}
      carousel={{ preload: 2, finite: isAlone, imageProps: { className: styles.picture } }}
      animation={{ fade: 250, swipe: 500 }}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      on={{ view: ({ index: next }) => setCurrentIndex(next) }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === "youtube" ? (
            <YoutubeVideo
              key={offset === 0 ? "shown" : "aside"}
              video_id={slide.youtubeId}
              title={slide.title}
              playsAtOnce={offset === 0 && slide === opened}
              className={styles.video}
            >
              {slide.poster && <img src={slide.poster} alt="" />}
            </YoutubeVideo>
          ) : undefined,
        slideFooter: ({ slide }) =>
          "caption" in slide && slide.caption ? <p className={styles.caption}>{slide.caption}</p> : null,
        controls: () => (isAlone ? null : <Counter />),
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
