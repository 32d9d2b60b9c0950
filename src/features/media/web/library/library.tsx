import X from "lucide/dist/esm/icons/x.mjs";
import { useState, type SyntheticEvent } from "react";
import { formatCount } from "../../../../contract/format.ts";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import type { Picture as PictureFacts } from "../../../../contract/providers/schema.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { useNoStrayDrops, useDropTarget } from "../../../../ui/form/use-drop-target.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { Picture, pictureProps } from "../../../../ui/picture.tsx";
import { YoutubeVideo } from "../../../../ui/youtube-video.tsx";
import { poster } from "../media-words.ts";
import { AddVideoForm } from "./add-video-form.tsx";
import { BannerSection } from "./banner-section.tsx";
import { DropBox } from "./drop-box.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { leads } from "./leads.ts";
import { MediaGrid, type GridEvents } from "./media-grid.tsx";
import { EmptySlot, SlotButtons, type SlotEvents } from "./placed-part.tsx";
import { useImageDialog } from "./use-image-dialog.tsx";
import { useLibraryWork, type LibraryProps } from "./use-library-work.ts";
import type { LibraryMessage } from "./use-message.ts";
import styles from "./library.module.css";

const role = "logo";

interface LogoSectionProps extends SlotEvents {
  logo: PictureFacts | null;
}

/** The logo, or the box for the first one [media-7]. */
function LogoSection({ logo, ...events }: LogoSectionProps) {
  const { isRemoved, onRemove } = events;
  const { open, openWith, isLoading, nearby, dialog } = useImageDialog(role, events);
  const { isOver, target } = useDropTarget(openWith);
  return (
    <FormSection title="Logo" lead={leads.logo}>
      {logo === null || isRemoved ? (
        <EmptySlot isRemoved={isRemoved} {...nearby}>
          <DropBox
            label="Upload logo"
            hint="Square format recommended. JPEG, PNG, WebP, AVIF or HEIC, under 10MB."
            onFiles={openWith}
            onPress={open}
            isBusy={isLoading}
          />
        </EmptySlot>
      ) : (
        <div className={classNames(styles.logo, isOver && styles.over)} {...target} {...nearby}>
          <Picture className={styles.roundel} {...pictureProps(logo)} sizes="8rem" alt="Your logo" eager />
          <SlotButtons noun={role} isLoading={isLoading} onReplace={open} onRemove={onRemove} />
        </div>
      )}
      {dialog}
    </FormSection>
  );
}

/** All media with their actions [media-7]. */
export function Library(props: LibraryProps) {
  const { media } = props;
  const { message, clear, placeOf, images, videos, uploads, imageEvents, videoEvents } = useLibraryWork(props);
  useNoStrayDrops();
  return (
    <>
      <MessageBanner message={message} onDismiss={clear} />
      <LostFiles names={uploads.lost} />
      <div>
        <LogoSection logo={media.logo} {...placeOf("logo")} />
        <BannerSection url={media.banner_url} banner={media.banner} poster={media.poster} {...placeOf("banner")} />
        <GallerySection images={images} uploads={uploads} {...imageEvents} />
        <VideosSection videos={videos} {...videoEvents} />
      </div>
    </>
  );
}

function MessageBanner({ message, onDismiss }: { message: LibraryMessage | null; onDismiss: () => void }) {
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

/** A browser can't restore chosen files after a reload, only their names. */
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

interface VideosSectionProps extends GridEvents {
  videos: readonly MediaItem[];
  onAdded: (item: MediaItem, text: string) => void;
  onFailed: (text: string) => void;
  onBegin: () => void;
}

/** The videos, with a form for another link [media-7]. */
function VideosSection({ videos, onAdded, onFailed, onBegin, ...events }: VideosSectionProps) {
  return (
    <FormSection title="YouTube Videos" lead={leads.videos}>
      <p className={styles.count}>{formatCount(videos.length, "video", "videos")}</p>
      <AddVideoForm onAdded={onAdded} onFailed={onFailed} onBegin={onBegin} />
      {videos.length > 0 && (
        <MediaGrid items={videos} noun="video" {...events}>
          {({ video_id }, name) =>
            video_id && (
              <YoutubeVideo key={video_id} video_id={video_id} title={name} className={styles.video}>
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
              </YoutubeVideo>
            )
          }
        </MediaGrid>
      )}
    </FormSection>
  );
}

function hide({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  currentTarget.hidden = true;
}
