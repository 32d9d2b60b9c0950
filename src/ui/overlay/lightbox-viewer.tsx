import Play from "lucide/dist/esm/icons/play.mjs";
import { useMemo, useRef, useState } from "react";
import Yarl, { useLightboxState, type GenericSlide, type Slide } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { Icon } from "../page/icon.tsx";
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

function embedAddress(youtubeId: string) {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?autoplay=1&rel=0`;
}

/** Contacts the video host only after a press. */
function Video({ slide, playsAtOnce }: { slide: VideoSlide; playsAtOnce: boolean }) {
  const [isPlaying, setPlaying] = useState(playsAtOnce);
  const frame = useRef<HTMLDivElement>(null);

  function play() {
    // the button disappears: focus stays here so that Escape and arrows reach the viewer
    frame.current?.focus();
    setPlaying(true);
  }

  return (
    <div ref={frame} tabIndex={-1} className={styles.video}>
      {isPlaying ? (
        <iframe
          src={embedAddress(slide.youtubeId)}
          title={slide.title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // the player is on another origin and doesn't start without both
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" aria-label={`Play ${slide.title}`} onClick={play}>
          {slide.poster && <img src={slide.poster} alt="" />}
          <span>
            <Icon of={Play} filled />
          </span>
        </button>
      )}
    </div>
  );
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
            <Video
              key={offset === 0 ? "shown" : "aside"}
              slide={slide}
              playsAtOnce={offset === 0 && slide === opened}
            />
          ) : undefined,
        slideFooter: ({ slide }) =>
          "caption" in slide && slide.caption ? <p className={styles.caption}>{slide.caption}</p> : null,
        controls: () => (isAlone ? null : <Counter />),
        ...(isAlone && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  );
}
