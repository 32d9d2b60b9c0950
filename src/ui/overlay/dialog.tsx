import X from "lucide/dist/esm/icons/x.mjs";
import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode, type SyntheticEvent } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { useCloseOnBack } from "./close-on-back.ts";
import styles from "./dialog.module.css";

const far_px = 80;

function move({ currentTarget: { parentElement: sheet } }: PointerEvent<HTMLElement>, by: number) {
  if (sheet) sheet.style.translate = by > 0 ? `0 ${by}px` : "";
}

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
  /** The parent must then set `open` to false. */
  onClose: () => void;
  title: ReactNode;
  lead?: ReactNode;
  footerContent?: ReactNode;
  sheet?: boolean;
  /** For a question with two buttons: no close button. */
  small?: boolean;
  /** Mounted at the first opening and not unmounted, so its input remains. */
  children: ReactNode;
}

function isOnScrim({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>) {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** The browser traps the focus and restores it. */
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
      // removed while open: the browser restores the focus only on close
      if (element?.open && opener.current instanceof HTMLElement) opener.current.focus();
    };
  }, []);
  return { dialog, title };
}

/** The page behind doesn't scroll; a drag that ends on the scrim doesn't close it. */
export function Dialog({ open, onClose, title, lead, footerContent, sheet, small, children }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open);
  const swipe = useSwipeDown(onClose);
  const pressedScrim = useRef(false);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);

  function cancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return; // a file input inside fires cancel too
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
      {footerContent && <div className={styles.foot}>{footerContent}</div>}
      {/* a small dialog may be about leaving the page or be outside a router */}
      {!small && <ClosedByBack open={open} onClose={onClose} />}
    </dialog>
  );
}

function ClosedByBack({ open, onClose }: Pick<DialogProps, "open" | "onClose">) {
  useCloseOnBack(open, onClose);
  return null;
}
