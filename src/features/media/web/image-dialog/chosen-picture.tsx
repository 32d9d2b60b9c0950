import ZoomIn from "lucide/dist/esm/icons/zoom-in.mjs";
import ZoomOut from "lucide/dist/esm/icons/zoom-out.mjs";
import { Suspense, useId } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { lazyComponent } from "../../../../ui/lazy-component.ts";
import { Skeleton } from "../../../../ui/page/skeleton.tsx";
import { clampView, zoomByStep, zoomMin, areaOf, type CropView, zoom_max, crop_zoom_step } from "./crop-area.ts";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import type { OpenedPicture } from "./open-picture.ts";
import styles from "./image-parts.module.css";
import zoomSliderStyles from "./zoom-slider.module.css";

/** If it can't be loaded, the middle of the picture is used. */
const CropStage = lazyComponent(
  async () => (await import("./crop-stage.tsx")).CropStage,
  () => <p>Cropping could not be loaded. The middle of your picture will be used.</p>,
);

interface ChosenPictureProps {
  role: ImageRole;
  picture: OpenedPicture;
  view: CropView;
  onView: (view: CropView) => void;
  isSending: boolean;
}

export function ChosenPicture({ role, picture, view, onView, isSending }: ChosenPictureProps) {
  const id = useId();
  const { aspect, is_round, width_recommended } = imageRoles[role];
  const zoom_min = zoomMin(picture, aspect, is_round);
  const change = (next: CropView) => onView(clampView(next, picture, aspect, zoom_min));
  const width = Math.round(areaOf(view, picture, aspect).width);
  return (
    <div className={styles.chosen} inert={isSending}>
      <Suspense fallback={<Skeleton height="13rem" />}>
        <CropStage role={role} picture={picture} view={view} onView={onView} describedBy={id} />
      </Suspense>
      <p className={styles.hint} id={id}>
        Drag to move, pinch or slide to zoom. <span className={styles.keys}>By keys: arrows, + and −.</span>
      </p>
      <ZoomSlider
        zoom={view.zoom}
        zoom_min={zoom_min}
        remark={width < width_recommended ? `${width} pixels wide: may look soft` : null}
        onZoom={(zoom) => change({ ...view, zoom })}
        onStep={(direction) => change(zoomByStep(view, direction))}
      />
    </div>
  );
}

interface ZoomSliderProps {
  zoom: number;
  zoom_min: number;
  remark: string | null;
  onZoom: (zoom: number) => void;
  onStep: (direction: 1 | -1) => void;
}

/** In steps of 0.05, up to 5 [media-11]. */
function ZoomSlider({ zoom, zoom_min, remark, onZoom, onStep }: ZoomSliderProps) {
  const id = useId();
  return (
    <div>
      <div className={zoomSliderStyles.head}>
        <label htmlFor={id}>Zoom</label>
        {remark !== null && <span id={`${id}-remark`}>{remark}</span>}
      </div>
      <div className={zoomSliderStyles.row}>
        <IconButton icon={ZoomOut} label="Zoom out" onClick={() => onStep(-1)} />
        <input
          id={id}
          type="range"
          min={zoom_min}
          max={zoom_max}
          step={crop_zoom_step}
          value={zoom}
          aria-describedby={remark === null ? undefined : `${id}-remark`}
          aria-valuetext={`${Math.round(zoom * 100)} per cent`}
          onChange={({ target }) => onZoom(target.valueAsNumber)}
        />
        <IconButton icon={ZoomIn} label="Zoom in" onClick={() => onStep(1)} />
      </div>
    </div>
  );
}
