import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  children: ReactNode;
}

/**
 * Something that is on or off at once, with its words on the left. A real checkbox, so it also travels in a
 * plain form.
 */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <span>{children}</span>
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
