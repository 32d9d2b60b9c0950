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
import { IconButton } from "../icon-button.tsx";
import styles from "./menu.module.css";

interface MenuProps {
  label: string;
  children: ReactNode;
}

/** Escape or a press outside closes it. Render dialogs that its actions open outside of it. */
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
  button: RefObject<HTMLButtonElement | null>;
  /** A selector for elements whose press closes it. */
  closedBy: string;
  onToggle: (isOpen: boolean) => void;
}

export function MenuPopover({ id, label, menu, button, closedBy, onToggle, children }: MenuPopoverProps) {
  function toggle({ newState }: ToggleEvent) {
    onToggle(newState === "open");
    if (newState === "open") actionsOf(menu.current)[0]?.focus({ preventScroll: true });
  }
  function place({ newState }: ToggleEvent) {
    if (newState === "open" && menu.current && button.current) positionBelow(menu.current, button.current);
  }
  function close({ target }: MouseEvent) {
    if (target instanceof Element && target.closest(closedBy)) menu.current?.hidePopover();
  }
  return (
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

function positionBelow(menu: HTMLElement, button: HTMLElement): void {
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.setProperty("--below", `${bottom}px`);
  menu.style.setProperty("--beside", `${document.documentElement.clientWidth - right}px`);
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const actions = actionsOf(event.currentTarget);
  const at = actions.findIndex((each) => each === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  actions.at(to % actions.length)?.focus();
}
