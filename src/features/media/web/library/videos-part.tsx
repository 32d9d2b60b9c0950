import { formatCount } from "../../../../contract/format.ts";
import type { MediaItem } from "../../../../contract/media/shapes.ts";
import { FormPart } from "../../../../ui/form-part.tsx";
import { AddVideoForm } from "./add-video-form.tsx";
import { leads } from "./leads.ts";
import { MediaGrid, type GridEvents } from "./media-grid.tsx";
import { VideoPlayer } from "./video-player.tsx";
import styles from "./library.module.css";

interface VideosPartProps extends GridEvents {
  videos: readonly MediaItem[];
  onAdded: (item: MediaItem, text: string) => void;
  onFailed: (text: string) => void;
  /** Something new begins: what was said before does not count any more. */
  onBegin: () => void;
}

/** The videos: how many, the form for another link, and their players [media-7]. */
export function VideosPart({ videos, onAdded, onFailed, onBegin, ...events }: VideosPartProps) {
  return (
    <FormPart title="YouTube Videos" lead={leads.videos}>
      <p className={styles.count}>{formatCount(videos.length, "video", "videos")}</p>
      <AddVideoForm onAdded={onAdded} onFailed={onFailed} onBegin={onBegin} />
      {videos.length > 0 && (
        <MediaGrid items={videos} noun="video" {...events}>
          {(item, name) => item.video_id && <VideoPlayer key={item.video_id} video_id={item.video_id} name={name} />}
        </MediaGrid>
      )}
    </FormPart>
  );
}
