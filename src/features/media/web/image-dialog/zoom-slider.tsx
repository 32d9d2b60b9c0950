import ZoomIn from "lucide/dist/esm/icons/zoom-in.mjs";
import ZoomOut from "lucide/dist/esm/icons/zoom-out.mjs";
import { useId } from "react";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { zoom_max, zoom_step } from "./crop-area.ts";
import styles from "./zoom-slider.module.css";

interface ZoomSliderProps {
  zoom: number;
  zoom_min: number;
  /** What is to be said of the crop at this zoom. */
  remark: string | null;
  onZoom: (zoom: number) => void;
  onStep: (direction: 1 | -1) => void;
}

/** How much the picture is enlarged, with a button for each way (steps of 0.05, up to 5) [media-11]. */
export function ZoomSlider({ zoom, zoom_min, remark, onZoom, onStep }: ZoomSliderProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.head}>
        <label htmlFor={id}>Zoom</label>
        {remark !== null && <span id={`${id}-remark`}>{remark}</span>}
      </div>
      <div className={styles.row}>
        <IconButton icon={ZoomOut} label="Zoom out" onClick={() => onStep(-1)} />
        <input
          id={id}
          type="range"
          min={zoom_min}
          max={zoom_max}
          step={zoom_step}
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
