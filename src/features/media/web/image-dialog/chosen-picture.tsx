import { lazy, Suspense, useId } from "react";
import { report } from "../../../../ui/report.ts";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { holdView, zoomByStep, zoomMin, areaOf, type CropView } from "./crop-area.ts";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import type { OpenedPicture } from "./open-picture.ts";
import { ZoomSlider } from "./zoom-slider.tsx";
import styles from "./image-parts.module.css";

/** Without it the middle of the picture is used. */
const CropStage = lazy(async () => {
  try {
    return { default: (await import("./crop-stage.tsx")).CropStage };
  } catch (cause) {
    report(cause);
    return { default: () => <p>Cropping could not be loaded. The middle of your picture will be used.</p> };
  }
});

interface ChosenPictureProps {
  role: ImageRole;
  picture: OpenedPicture;
  view: CropView;
  onView: (view: CropView) => void;
  /** While it is sent it stays as it is. */
  isSending: boolean;
}

/** A chosen picture with its crop, its zoom, and how both are used. */
export function ChosenPicture({ role, picture, view, onView, isSending }: ChosenPictureProps) {
  const id = useId();
  const { aspect, is_round, width_recommended } = imageRoles[role];
  const zoom_min = zoomMin(picture, aspect, is_round);
  const change = (next: CropView) => onView(holdView(next, picture, aspect, zoom_min));
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
