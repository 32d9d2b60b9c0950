import EllipsisVertical from "lucide/dist/esm/icons/ellipsis-vertical.mjs";
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
} from "react";
import { IconButton } from "./icon-button.tsx";
import styles from "./menu.module.css";

interface MenuProps {
  /** What the button that opens it is called. */
  label: string;
  /** Buttons and links; pressing one closes the menu. */
  children: ReactNode;
}

/**
 * Further actions behind one button, in a native popover: Escape and a press outside close it, and the focus goes back to the button.
 * The arrow keys go from one to the next. A dialog that an action opens stands outside of it.
 */
export function Menu({ label, children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        icon={EllipsisVertical}
        label={label}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
      />
      <MenuPopover {...{ id, label, menu, button }} closedBy="button, a" onToggle={setOpen}>
        {children}
      </MenuPopover>
    </>
  );
}

interface MenuPopoverProps extends MenuProps {
  id: string;
  menu: RefObject<HTMLDivElement | null>;
  /** The button below which it opens. */
  button: RefObject<HTMLButtonElement | null>;
  /** What closes it when it is pressed, as a selector. */
  closedBy: string;
  onToggle: (isOpen: boolean) => void;
}

/** The actions of a menu, which opens below its button with the focus on the first of them. */
export function MenuPopover({ id, label, menu, button, closedBy, onToggle, children }: MenuPopoverProps) {
  function toggle({ newState }: ToggleEvent) {
    onToggle(newState === "open");
    if (newState === "open") actionsOf(menu.current)[0]?.focus({ preventScroll: true });
  }
  function place({ newState }: ToggleEvent) {
    if (newState === "open" && menu.current && button.current) placeBelow(menu.current, button.current);
  }
  function close({ target }: MouseEvent) {
    if (target instanceof Element && target.closest(closedBy)) menu.current?.hidePopover();
  }
  return (
    // a toolbar is what has buttons that the arrow keys go through
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={label}
      className={styles.menu}
      onBeforeToggle={place}
      onToggle={toggle}
      onClick={close}
      onKeyDown={moveFocus}
    >
      {children}
    </div>
  );
}

function actionsOf(menu: Element | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>("button, a") ?? [])];
}

/** Puts a menu below the button that opens it. */
function placeBelow(menu: HTMLElement, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.setProperty("--below", `${bottom}px`);
  menu.style.setProperty("--beside", `${document.documentElement.clientWidth - right}px`);
}

/** The arrow keys go from one action of a menu to the next, Home and End to its ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const actions = actionsOf(event.currentTarget);
  const at = actions.findIndex((each) => each === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  actions.at(to % actions.length)?.focus();
}
