import Pause from "lucide/dist/esm/icons/pause.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import { useRef, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { mayPlay } from "../../ui/may-play.ts";
import styles from "./profile-banner.module.css";

/** Muted and looping over a picture. Loads only where it may play; can be stopped. */
export function BannerFilm({ src }: { src: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const [isWanted] = useState(mayPlay);
  const [isPaused, setPaused] = useState(false);
  if (!isWanted) return null;

  function toggle() {
    if (isPaused) void film.current?.play();
    else film.current?.pause();
  }
  return (
    <>
      <video
        ref={film}
        src={src}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPaused(false)}
        onPause={() => setPaused(true)}
      />
      <IconButton
        raised
        className={styles.pause}
        icon={isPaused ? Play : Pause}
        label={isPaused ? "Play the film" : "Pause the film"}
        onClick={toggle}
      />
    </>
  );
}
