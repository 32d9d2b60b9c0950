import Check from "lucide/dist/esm/icons/check.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../page/icon.tsx";
import styles from "./chips.module.css";

export function Chips({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.chips, className)} />;
}

interface ChoiceChipProps extends Omit<ComponentProps<"input">, "type"> {
  type?: "checkbox" | "radio";
  children: ReactNode;
}

/** A native checkbox styled as a chip; needs `name` and `value`. */
export function ChoiceChip({ type = "checkbox", children, className, ...rest }: ChoiceChipProps) {
  return (
    <label className={classNames(styles.chip, className)}>
      <input {...rest} type={type} />
      <Icon of={Check} />
      {children}
    </label>
  );
}

interface FilterChipProps extends Omit<LinkProps, "children"> {
  /** Screen readers say "Remove filter" before it. */
  children: string;
}

export function FilterChip({ children, className, ...rest }: FilterChipProps) {
  return (
    <Link {...rest} className={classNames(styles.filter, className)} aria-label={`Remove filter ${children}`}>
      {children}
      <Icon of={X} />
    </Link>
  );
}
