import Play from "lucide/dist/esm/icons/play.mjs";
import { useRef, useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./page/icon.tsx";
import styles from "./youtube-video.module.css";

interface YoutubeVideoProps {
  video_id: string;
  title: string;
  playsAtOnce?: boolean;
  /** Sets the size, `--play-size`, `--play-paper` and `--play-ink`. */
  className: string | undefined;
  /** The preview picture. */
  children: ReactNode;
}

/** Contacts the host only after a press [media-14]. */
export function YoutubeVideo({ video_id, title, playsAtOnce = false, className, children }: YoutubeVideoProps) {
  const [isPlaying, setPlaying] = useState(playsAtOnce);
  const frame = useRef<HTMLDivElement>(null);

  function play() {
    // the button disappears: focus stays here so that keys reach the surrounding elements
    frame.current?.focus();
    setPlaying(true);
  }
  return (
    <div ref={frame} tabIndex={-1} className={classNames(styles.frame, className)}>
      {isPlaying ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video_id)}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // the player is on another origin and doesn't start without both
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" aria-label={`Play ${title}`} onClick={play}>
          {children}
          <span>
            <Icon of={Play} filled />
          </span>
        </button>
      )}
    </div>
  );
}
