import Pause from "lucide/dist/esm/icons/pause.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import { useEffect, useState, type RefObject } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { mayPlay } from "../../../../ui/may-play.ts";
import styles from "./library.module.css";

/** A film that loops without sound. It starts by itself only for people who did not ask for less motion or less data. */
export function BannerFilm({ src, film }: { src: string; film: RefObject<HTMLVideoElement | null> }) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (mayPlay()) film.current?.play().catch(() => setPlaying(false));
  }, [film]);

  function toggle() {
    if (isPlaying) film.current?.pause();
    else film.current?.play().catch(() => setPlaying(false));
  }
  return (
    <>
      <video
        ref={film}
        src={src}
        // its frames are drawn on a canvas, also where media have a host of their own
        crossOrigin="anonymous"
        muted
        loop
        playsInline
        preload="metadata"
        aria-label="Your banner"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <IconButton
        raised
        className={styles.pause}
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? "Pause the film" : "Play the film"}
        onClick={toggle}
      />
    </>
  );
}
