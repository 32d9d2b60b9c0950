import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import GripVertical from "lucide/dist/esm/icons/grip-vertical.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import type { ReactNode } from "react";
import type { MediaItem } from "../../../../contract/media/shapes.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { useRowDrag } from "../../../../ui/use-row-drag.ts";
import styles from "./media-grid.module.css";

interface MediaTileProps {
  item: MediaItem;
  name: string;
  place: number;
  of: number;
  grip: ReturnType<ReturnType<typeof useRowDrag>["gripOf"]>;
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

/** One item: what is seen of it with a grip and a delete cross, its caption, and its arrows and pencil. */
export function MediaTile({ item, name, place, of, grip, onMove, onEdit, onDelete, children }: MediaTileProps) {
  const isLast = place === of - 1;
  return (
    <>
      <div className={styles.view}>
        {children}
        <span className={styles.grip} aria-hidden="true" {...grip}>
          <Icon of={GripVertical} />
        </span>
        <IconButton raised className={styles.cross} icon={X} label={`Delete ${name}`} onClick={onDelete} />
      </div>
      <p className={styles.caption}>
        {item.caption?.trim() || <span>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}, no caption`}</span>}
      </p>
      <div className={styles.does}>
        <IconButton
          icon={ArrowLeft}
          label={`Move ${name} earlier`}
          aria-disabled={place === 0 || undefined}
          onClick={() => place > 0 && onMove(place - 1)}
        />
        <IconButton data-edit="" icon={Pencil} label={`Describe ${name}`} onClick={onEdit} />
        <IconButton
          icon={ArrowRight}
          label={`Move ${name} later`}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(place + 1)}
        />
      </div>
    </>
  );
}
