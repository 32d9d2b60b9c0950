import Play from "lucide/dist/esm/icons/play.mjs";
import { useRef, useState, type SyntheticEvent } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { poster } from "../media-words.ts";
import styles from "./video-player.module.css";

/** A poster that can't be fetched gives way to the frame behind it. */
function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}

/** A poster with a play button, and once it is pressed the player, at the host without cookies [media-14]. */
export function VideoPlayer({ video_id, name }: { video_id: string; name: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  function play() {
    // the button goes away: keep the focus here
    frame.current?.focus();
    setPlaying(true);
  }
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame}>
      {isPlaying ? (
        <iframe
          src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video_id)}?autoplay=1&rel=0`}
          title={name}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // the player stands on another origin and does not start without both
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" aria-label={`Play ${name}`} onClick={play}>
          <img
            src={poster(video_id, "mqdefault")}
            alt=""
            width="320"
            height="180"
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={hide}
          />
          <span>
            <Icon of={Play} filled />
          </span>
        </button>
      )}
    </div>
  );
}
