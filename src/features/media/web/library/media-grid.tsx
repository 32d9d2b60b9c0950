import ArrowLeft from "lucide/dist/esm/icons/arrow-left.mjs";
import ArrowRight from "lucide/dist/esm/icons/arrow-right.mjs";
import GripVertical from "lucide/dist/esm/icons/grip-vertical.mjs";
import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { MediaItem } from "../../../../contract/media/schema.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useRowDrag } from "../../../../ui/form/use-row-drag.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { useOpening } from "../../../../ui/use-opening.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { LibraryPicture } from "./library-picture.tsx";
import { nameOf } from "./split-gallery.ts";
import styles from "./media-grid.module.css";

export interface GridEvents {
  onMove: (from: number, to: number) => void;
  onEdited: (item: MediaItem, text: string) => void;
  onDelete: (item: MediaItem, name: string) => void;
}

interface MediaGridProps extends GridEvents {
  items: readonly MediaItem[];
  noun: "image" | "video";
  children: (item: MediaItem, name: string) => ReactNode;
}

type Requested = { item: MediaItem; name: string } | null;

export function MediaGrid({ items, noun, onMove, onEdited, onDelete, children }: MediaGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const [announced, setAnnounced] = useState("");
  const [edited, setEdited] = useState<MediaItem | null>(null);
  const editing = useOpening();
  const [requested, setRequested] = useState<Requested>(null);
  const focusNear = useFocusNear(list);
  const move = (from: number, to: number) => {
    setAnnounced(`Moved to place ${to + 1} of ${items.length}`);
    onMove(from, to);
  };
  const drag = useRowDrag(list, move);
  return (
    <>
      <ul ref={list} className={classNames(styles.grid, noun === "video" && styles.videos)}>
        {items.map((item, index) => {
          const name = nameOf(item, index);
          return (
            <li key={item.id} className={classNames(styles.item, drag.dragged === index && styles.dragged)}>
              <MediaTile
                item={item}
                name={name}
                index={index}
                of={items.length}
                grip={drag.gripOf(index)}
                onMove={(to) => move(index, to)}
                onEdit={() => {
                  setEdited(item);
                  editing.open();
                }}
                onDelete={() => setRequested({ item, name })}
              >
                {children(item, name)}
              </MediaTile>
            </li>
          );
        })}
      </ul>
      <span role="status">
        <OutOfSight>{announced}</OutOfSight>
      </span>
      {edited && (
        <EditDialog key={editing.key} item={edited} open={editing.isOpen} onClose={editing.close} onEdited={onEdited} />
      )}
      <DeleteDialog
        open={requested !== null}
        onClose={() => setRequested(null)}
        onDelete={() => {
          if (!requested) return;
          focusNear(items.findIndex(({ id }) => id === requested.item.id));
          onDelete(requested.item, requested.name);
          setRequested(null);
        }}
      >
        {requested && <LibraryPicture item={requested.item} />}
      </DeleteDialog>
    </>
  );
}

/** Moves the focus to the item that takes a deleted item's place, else to the last. */
function useFocusNear(list: { current: HTMLElement | null }) {
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => {
    if (index === null) return;
    const items = list.current?.children ?? [];
    const near = items[Math.min(index, items.length - 1)];
    // after the dialog returned the focus to a removed button
    near?.querySelector<HTMLElement>("[data-edit]")?.focus();
    setIndex(null);
  }, [index, list]);
  return setIndex;
}

interface MediaTileProps {
  item: MediaItem;
  name: string;
  index: number;
  of: number;
  grip: ReturnType<ReturnType<typeof useRowDrag>["gripOf"]>;
  onMove: (to: number) => void;
  onEdit: () => void;
  onDelete: () => void;
  children: ReactNode;
}

function MediaTile({ item, name, index, of, grip, onMove, onEdit, onDelete, children }: MediaTileProps) {
  const isLast = index === of - 1;
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
          aria-disabled={index === 0 || undefined}
          onClick={() => index > 0 && onMove(index - 1)}
        />
        <IconButton data-edit="" icon={Pencil} label={`Describe ${name}`} onClick={onEdit} />
        <IconButton
          icon={ArrowRight}
          label={`Move ${name} later`}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(index + 1)}
        />
      </div>
    </>
  );
}
