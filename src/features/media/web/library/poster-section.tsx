import { useState, type RefObject } from "react";
import { mediaMessages } from "../../../../contract/media/calls.ts";
import type { Picture as PictureFacts } from "../../../../contract/providers/schema.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { drawFrame, sendFrame } from "../film-frame.ts";
import text from "../../../../ui/text.module.css";
import styles from "./library.module.css";

interface PosterSectionProps {
  film: RefObject<HTMLVideoElement | null>;
  poster: PictureFacts | null;
  onSaved: (message: string) => void;
}

/** Cards play no films: the owner pauses at a frame and saves it. */
export function PosterSection({ film, poster, onSaved }: PosterSectionProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save() {
    if (!film.current) return;
    setBusy(true);
    setError(null);
    try {
      film.current.pause();
      const outcome = await sendFrame(await drawFrame(film.current));
      if (outcome.ok) onSaved(outcome.body.message);
      else setError(outcome.error);
    } catch (cause) {
      console.info("No frame of the film could be drawn.", cause);
      setError(mediaMessages.frame_failed);
    }
    setBusy(false);
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
            alt="What cards show of your film"
          />
        )}
        <span className={text.soft}>
          {poster
            ? "Lists show this frame of your film. Pause the film at another moment to choose a different one."
            : "Lists can’t play your film. Pause it at its best moment and choose that frame for them to show."}
        </span>
        <Button variant="outline" small busy={isBusy} onClick={() => void save()}>
          Use this frame
        </Button>
      </div>
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
    </>
  );
}
