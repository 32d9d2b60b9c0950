import { useEffect, useState } from "react";
import { mayPlay } from "../../../../ui/may-play.ts";
import { Banner } from "../../../../ui/page/banner.tsx";
import styles from "./image-parts.module.css";

export function ChosenFilm({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  const [isUnshown, setUnshown] = useState(false);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  if (isUnshown) {
    return (
      <Banner title={file.name}>
        This browser can’t show the video. You can upload it all the same: it is used as it is, without sound, as your
        banner.
      </Banner>
    );
  }
  return (
    <div className={styles.chosen}>
      {url && (
        <video
          className={styles.film}
          src={url}
          aria-label="Preview of your video banner"
          autoPlay={mayPlay()}
          controls
          muted
          loop
          playsInline
          onError={() => setUnshown(true)}
        />
      )}
      <p className={styles.hint}>Your video plays without sound, cropped around its middle to fit the page.</p>
    </div>
  );
}

export function ChosenUnseen({ file }: { file: File }) {
  return (
    <Banner title={file.name}>
      This browser can’t show this kind of picture, so it can’t be cropped here. We’ll upload all of it and turn it into
      a picture that everyone can see.
    </Banner>
  );
}
