import Pause from "lucide/dist/esm/icons/pause.mjs";
import Play from "lucide/dist/esm/icons/play.mjs";
import { useRef, useEffect, useState, type RefObject } from "react";
import { mediaMessages } from "../../../../contract/media/calls.ts";
import type { Picture as PictureFacts } from "../../../../contract/providers/schema.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useDropTarget } from "../../../../ui/form/use-drop-target.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { mayPlay } from "../../../../ui/may-play.ts";
import { ActionButton } from "../../../../ui/overlay/action-button.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { Picture, pictureProps } from "../../../../ui/picture.tsx";
import { drawFrame, sendFrame } from "../film-frame.ts";
import { DropBox } from "./drop-box.tsx";
import { leads } from "./leads.ts";
import { EmptySlot, SlotButtons, type SlotEvents } from "./placed-part.tsx";
import { useImageDialog } from "./use-image-dialog.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./library.module.css";

const role = "banner";
const sizes = "(min-width: 80rem) 57rem, 100vw";

interface BannerSectionProps extends SlotEvents {
  url: string | null;
  banner: PictureFacts | null;
  poster: PictureFacts | null;
}

export function BannerSection({ url, banner, poster, ...events }: BannerSectionProps) {
  const { isRemoved, onRemove, onUploaded } = events;
  const { open, openWith, isLoading, nearby, dialog } = useImageDialog(role, events);
  const { isOver, target } = useDropTarget(openWith);
  const film = useRef<HTMLVideoElement>(null);
  const isFilm = url !== null && /\.(mp4|webm)$/i.test(url);
  return (
    <FormSection title="Banner" lead={leads.banner}>
      {url === null || isRemoved ? (
        <EmptySlot isRemoved={isRemoved} {...nearby}>
          <DropBox
            label="Upload banner"
            hint="1920x350 or larger. 16:4 ratio recommended, which is 1920x480: nothing is cropped. JPEG, PNG, WebP, AVIF or HEIC, or an MP4 or WebM video, under 10MB."
            onFiles={openWith}
            onPress={open}
            isBusy={isLoading}
          />
        </EmptySlot>
      ) : (
        <>
          <div className={classNames(styles.banner, isOver && styles.over)} {...target}>
            {isFilm && <BannerFilm key={url} src={url} film={film} />}
            {banner && <Picture {...pictureProps(banner)} sizes={sizes} alt="Your banner" eager />}
          </div>
          <div className={styles.under} {...nearby}>
            <span className={text.soft}>{isFilm ? "Video banner" : "Image banner"}</span>
            <SlotButtons noun={role} isLoading={isLoading} onReplace={open} onRemove={onRemove} />
          </div>
          {isFilm && <PosterSection key={`frame ${url}`} film={film} poster={poster} onSaved={onUploaded} />}
        </>
      )}
      {dialog}
    </FormSection>
  );
}

/** Silent loop; autoplay only without a request for less motion or less data. */
function BannerFilm({ src, film }: { src: string; film: RefObject<HTMLVideoElement | null> }) {
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
        // its frames are drawn on a canvas, even from another media host
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

interface PosterSectionProps {
  film: RefObject<HTMLVideoElement | null>;
  poster: PictureFacts | null;
  onSaved: (message: string) => void;
}

/** Cards play no films: the owner pauses at a frame and saves it. */
function PosterSection({ film, poster, onSaved }: PosterSectionProps) {
  const [error, setError] = useState<string | null>(null);

  async function save() {
    if (!film.current) return;
    setError(null);
    try {
      film.current.pause();
      const outcome = await sendFrame(await drawFrame(film.current));
      if (outcome.ok) onSaved(outcome.body.message);
      else setError(outcome.error);
    } catch (cause) {
      console.info("No frame of the video could be drawn.", cause);
      setError(mediaMessages.frame_failed);
    }
  }
  return (
    <>
      <div className={styles.under}>
        {poster && (
          <Picture
            className={styles.frame}
            src={poster.url}
            srcSet={poster.srcset}
            sizes="96px"
            width={96}
            height={64}
            alt="The frame of your video on cards"
          />
        )}
        <span className={text.soft}>
          {poster
            ? "Lists show this frame of your video. Pause the video at another moment to choose a different one."
            : "Lists can’t play your video. Pause it at its best moment and choose that frame for lists to show."}
        </span>
        <ActionButton variant="outline" small onPress={save}>
          Use this frame
        </ActionButton>
      </div>
      <FormError sentence={error} />
    </>
  );
}
