import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: Drawing;
  /** What pressing it does, in words; it has no other name. */
  label: string;
  /** For a button that stays down: the state, told to readers and painted full. */
  pressed?: boolean;
  /** On a card-coloured roundel with a shadow, to stand on pictures. */
  raised?: boolean;
}

/** A round button of 44 px with a drawing instead of words. */
export function IconButton({ icon, label, pressed, raised = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, raised && styles.raised, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} />
    </button>
  );
}
