import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import { useId, type ChangeEvent } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { imageRoles, type ImageRole } from "./image-roles.ts";
import area from "../drop-area.module.css";
import styles from "./choose-zone.module.css";

interface ChooseZoneProps {
  role: ImageRole;
  isOver: boolean;
  isOpening: boolean;
  onChoose: (file: File) => void;
}

/** Press it or drop a file [media-9]. */
export function ChooseZone({ role, isOver, isOpening, onChoose }: ChooseZoneProps) {
  const id = useId();
  const { accept, formats } = imageRoles[role];

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ""; // lets the same file be chosen again
    if (file) onChoose(file);
  }
  return (
    <label className={classNames(area.area, isOver && area.over, styles.zone)} aria-busy={isOpening || undefined}>
      <Icon of={ImageUp} className={styles.icon} />
      <strong>{wordsOf(isOver, isOpening)}</strong>
      <span id={id} className={styles.hint}>
        {formats}
      </span>
      <input
        type="file"
        accept={accept}
        aria-label={`Choose a file for your ${role}`}
        aria-describedby={id}
        onChange={choose}
      />
    </label>
  );
}

function wordsOf(isOver: boolean, isOpening: boolean): string {
  if (isOpening) return "Opening your file…";
  return isOver ? "Drop it here" : "Choose a file, or drop it here";
}
