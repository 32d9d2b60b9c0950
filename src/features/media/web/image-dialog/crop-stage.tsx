import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import Cropper from "react-easy-crop";
import { classNames } from "../../../../ui/class-names.ts";
import { coverSize, clampView, viewByKey, zoom_max, zoomMin, type CropView, type CropSize } from "./crop-area.ts";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import type { OpenedPicture } from "./open-picture.ts";
import styles from "./crop-stage.module.css";

interface CropStageProps {
  role: ImageRole;
  picture: OpenedPicture;
  view: CropView;
  onView: (view: CropView) => void;
  describedBy: string;
}

const card_aspect = 3 / 2;
/** In pixels, so that the cut-off parts can be seen. */
const margin = 12;

/** Drag, pinch, wheel or keys [media-11]. */
export function CropStage({ role, picture, view, onView, describedBy }: CropStageProps) {
  const { aspect, is_round } = imageRoles[role];
  const zoom_min = zoomMin(picture, aspect, is_round);
  const { stage, crop } = useCropSize(aspect);
  // The library reports position and zoom separately; the position is meant for the zoom that follows.
  const latest = useRef(view);
  latest.current = view;
  const [isVisible, setVisible] = useState(false);
  useFocusOnce(stage, isVisible);

  function change(changes: Partial<CropView>) {
    latest.current = { ...latest.current, ...changes };
    onView(clampView(latest.current, picture, aspect, zoom_min));
  }
  function press(event: KeyboardEvent) {
    const next = event.ctrlKey || event.metaKey || event.altKey ? null : viewByKey(view, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onView(clampView(next, picture, aspect, zoom_min));
  }

  const cover = coverSize(picture, aspect);
  return (
    <div ref={stage} className={classNames(styles.stage, !is_round && styles.wide)}>
      {crop && (
        <Cropper
          key={crop.width}
          image={picture.url}
          crop={{ x: view.x * crop.width, y: view.y * crop.width }}
          zoom={view.zoom}
          minZoom={zoom_min}
          maxZoom={zoom_max}
          aspect={aspect}
          cropSize={crop}
          cropShape={is_round ? "round" : "rect"}
          showGrid={false}
          restrictPosition={false}
          disableAutomaticStylesInjection
          classes={{
            containerClassName: styles.container,
            mediaClassName: styles.picture,
            cropAreaClassName: styles.cut,
          }}
          style={{ mediaStyle: { width: cover.width * crop.width, height: cover.height * crop.width } }}
          cropperProps={{
            role: "application",
            "aria-label": "Position of the picture",
            "aria-describedby": describedBy,
            onKeyDown: press,
          }}
          mediaProps={{ draggable: false }}
          onCropChange={({ x, y }) => change({ x: x / crop.width, y: y / crop.width })}
          onZoomChange={(zoom) => change({ zoom })}
          onMediaLoaded={() => setVisible(true)}
        />
      )}
      {crop && role === "banner" && (
        <span
          className={styles.card}
          aria-hidden="true"
          style={{ width: crop.height * card_aspect, height: crop.height }}
        >
          On cards
        </span>
      )}
    </div>
  );
}

function useCropSize(aspect: number) {
  const stage = useRef<HTMLDivElement>(null);
  const [crop, setCrop] = useState<CropSize | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const width = Math.floor(
        Math.min(element.clientWidth - 2 * margin, (element.clientHeight - 2 * margin) * aspect),
      );
      setCrop((known) => (known?.width === width ? known : { width, height: width / aspect }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [aspect]);
  return { stage, crop };
}

/** The focused element was removed. */
function useFocusOnce(stage: RefObject<HTMLDivElement | null>, isVisible: boolean) {
  useEffect(() => {
    if (isVisible) stage.current?.querySelector<HTMLElement>("[role=application]")?.focus({ preventScroll: true });
  }, [stage, isVisible]);
}
