import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./page/icon.tsx";
import styles from "./button.module.css";

type ButtonVariant = "primary" | "outline" | "quiet" | "danger" | "light" | "light-outline";

interface ButtonLook {
  /**
   * `primary` once per view; `danger` for irreversible actions; `light` and `light-outline` for a `--night` background.
   */
  variant?: ButtonVariant;
  small?: boolean;
  wide?: boolean;
  icon?: Drawing;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  children: ReactNode;
  /** Shows a spinner and ignores presses, form submits by Enter too. */
  busy?: boolean;
}

function look({ variant = "primary", small, wide }: Omit<ButtonLook, "children">, className?: string) {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant,
  small,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, small, wide }, className)}
      onClick={busy ? swallow : onClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** `to` is a path or a full URL (https:, mailto:, tel:). */
export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={look({ variant, small, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
