import X from "lucide/dist/esm/icons/x.mjs";
import { useState } from "react";
import { Banner } from "../../../../ui/banner.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { useNoStrayDrops } from "../../../../ui/use-drop-target.ts";
import { BannerPart } from "./banner-part.tsx";
import { GalleryPart } from "./gallery-part.tsx";
import { LogoPart } from "./logo-part.tsx";
import { useLibraryWork, type LibraryProps } from "./use-library-work.ts";
import type { Message } from "./use-message.ts";
import { VideosPart } from "./videos-part.tsx";
import styles from "./library.module.css";

/** Everything that a provider shows, each part with what can be done to it [media-7]. */
export function Library(props: LibraryProps) {
  const { media } = props;
  const { message, clear, placeOf, images, videos, uploads, imageEvents, videoEvents } = useLibraryWork(props);
  useNoStrayDrops();
  return (
    <>
      <MessagePlace message={message} onDismiss={clear} />
      <LostFiles names={uploads.lost} />
      <div>
        <LogoPart logo={media.logo} {...placeOf("logo")} />
        <BannerPart url={media.banner_url} banner={media.banner} poster={media.poster} {...placeOf("banner")} />
        <GalleryPart images={images} uploads={uploads} {...imageEvents} />
        <VideosPart videos={videos} {...videoEvents} />
      </div>
    </>
  );
}

function MessagePlace({ message, onDismiss }: { message: Message | null; onDismiss: () => void }) {
  return (
    <div className={styles.message}>
      {message && (
        <div>
          <Banner
            key={message.id}
            tone={message.tone}
            announce={message.tone === "bad"}
            clears={onDismiss}
            action={<IconButton icon={X} label="Dismiss" onClick={onDismiss} />}
          >
            {message.text}
          </Banner>
        </div>
      )}
      <span role="status">{message?.tone === "good" && <OutOfSight>{message.text}</OutOfSight>}</span>
    </div>
  );
}

/** Files that were chosen on a page that is gone: the browser lets no page keep them, but it keeps their names. */
function LostFiles({ names }: { names: readonly string[] }) {
  const [isSeen, setSeen] = useState(false);
  if (names.length === 0 || isSeen) return null;
  return (
    <div className={styles.notices}>
      <Banner
        tone="warn"
        announce
        title="Some files were not uploaded"
        action={<IconButton icon={X} label="Dismiss" onClick={() => setSeen(true)} />}
      >
        Please choose them again: {names.join(", ")}
      </Banner>
    </div>
  );
}
