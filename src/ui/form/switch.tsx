import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  children: ReactNode;
}

/** A native checkbox, so it works in plain forms. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.switch, className)}>
      <span>{children}</span>
      <input {...rest} type="checkbox" role="switch" />
    </label>
  );
}
