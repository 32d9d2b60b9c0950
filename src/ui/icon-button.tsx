import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./page/icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: Drawing;
  label: string;
  pressed?: boolean;
  raised?: boolean;
}

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
