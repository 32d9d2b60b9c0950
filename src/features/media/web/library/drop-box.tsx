import ImageUp from "lucide/dist/esm/icons/image-up.mjs";
import { useId, type ChangeEvent, type ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { useDropTarget } from "../../../../ui/form/use-drop-target.ts";
import { Icon } from "../../../../ui/page/icon.tsx";
import { imageRoles } from "../image-dialog/image-roles.ts";
import area from "../drop-area.module.css";
import styles from "./drop-box.module.css";

interface DropBoxProps {
  label: string;
  hint: ReactNode;
  onFiles: (files: File[]) => void;
  onPress?: () => void;
  isBusy?: boolean;
}

export function DropBox({ label, hint, onFiles, onPress, isBusy }: DropBoxProps) {
  const hintId = useId();
  const { isOver, target } = useDropTarget(onFiles);
  const look = classNames(area.area, isOver && area.over, styles.box);
  const content = (
    <>
      <Icon of={ImageUp} className={styles.icon} />
      <strong>{isOver ? "Drop it here" : isBusy ? "Opening…" : label}</strong>
      <span id={hintId}>{hint}</span>
    </>
  );
  if (onPress) {
    return (
      <button type="button" className={look} aria-busy={isBusy} onClick={onPress} {...target}>
        {content}
      </button>
    );
  }
  function choose({ target: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    input.value = ""; // lets the same file be chosen again
    if (files.length > 0) onFiles(files);
  }
  return (
    <label className={look} {...target}>
      {content}
      <input
        type="file"
        multiple
        accept={imageRoles.logo.accept}
        aria-label={label}
        aria-describedby={hintId}
        onChange={choose}
      />
    </label>
  );
}
