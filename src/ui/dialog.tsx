import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode, type SyntheticEvent } from "react";
import { classNames } from "./class-names.ts";
import { useCloseOnBack } from "./close-on-back.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./dialog.module.css";

/** How far a finger draws a sheet down to close it. */
const far_px = 80;

function move({ currentTarget: { parentElement: sheet } }: PointerEvent<HTMLElement>, by: number) {
  if (sheet) sheet.style.translate = by > 0 ? `0 ${by}px` : "";
}

/** Lets a finger on the head of a sheet draw it down, as its grabber promises: far enough closes it, less lets it spring back. */
function useSwipeDown(onClose: () => void) {
  const start = useRef<number | null>(null);
  const drawn = ({ clientY }: PointerEvent) => Math.max(0, clientY - (start.current ?? clientY));
  function end(event: PointerEvent<HTMLElement>) {
    const isFar = event.type === "pointerup" && drawn(event) > far_px;
    start.current = null;
    move(event, 0);
    if (isFar) onClose();
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === "touch") start.current = event.clientY;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => move(event, drawn(event)),
    onPointerUp: end,
    onPointerCancel: end,
  };
}

interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press on the scrim; the parent then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  /** One fine line below the title. */
  lead?: ReactNode;
  /** Buttons that stay in view below the scrolling body. */
  foot?: ReactNode;
  /** Rises from the bottom edge below 48rem. */
  sheet?: boolean;
  /** For a question with two buttons, one of which leaves: no close button besides. */
  small?: boolean;
  /** What it holds. It is made at the first opening and kept afterwards, with whatever was typed. */
  children: ReactNode;
}

/** Whether the pointer is outside the dialog's box: on the scrim, which belongs to the dialog element too. */
function isOnScrim({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>) {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** Opens and closes the native element as `open` says; the browser keeps the focus in and gives it back. */
function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      opener.current = document.activeElement;
      element.showModal();
      title.current?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  useEffect(() => {
    const element = dialog.current;
    return () => {
      // taken off the page while open: the browser gives the focus back only to closed dialogs
      if (element?.open && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return { dialog, title };
}

/** A modal dialog of our own. The page behind stands still; a drag that ends on the scrim does not close it. */
export function Dialog({ open, onClose, title, lead, foot, sheet, small, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open);
  const swipe = useSwipeDown(onClose);
  const pressedScrim = useRef(false);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return; // a file chooser inside cancels too
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={modal.dialog}
      className={classNames(styles.dialog, sheet && styles.sheet, small && styles.small)}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={({ target, currentTarget }) => target === currentTarget && open && onClose()}
      onPointerDown={(event) => {
        pressedScrim.current = isOnScrim(event);
      }}
      onPointerUp={(event) => {
        if (pressedScrim.current && isOnScrim(event)) onClose();
        pressedScrim.current = false;
      }}
    >
      <div className={styles.head} {...(sheet && swipe)}>
        <div>
          <h2 id={titleId} ref={modal.title} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p>{lead}</p>}
        </div>
        {!small && <IconButton icon={X} label="Close" onClick={onClose} />}
      </div>
      <div className={styles.body}>{opened && children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {/* a small question may itself be about leaving the page, and stand where no router is */}
      {!small && <ClosedByBack open={open} onClose={onClose} />}
    </dialog>
  );
}

function ClosedByBack({ open, onClose }: Pick<DialogProps, "open" | "onClose">) {
  useCloseOnBack(open, onClose);
  return null;
}
