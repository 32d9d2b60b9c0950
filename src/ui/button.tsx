import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./icon.tsx";
import styles from "./button.module.css";

type ButtonVariant = "primary" | "outline" | "quiet" | "danger" | "light" | "light-outline";

interface ButtonLook {
  /** `primary` once in a view; `danger` for what can't be undone; `light` and `light-outline` stand on `--night`. */
  variant?: ButtonVariant;
  /** 44 px high instead of 48. */
  small?: boolean;
  /** As wide as its place. */
  wide?: boolean;
  /** A Lucide drawing before the words. */
  icon?: Drawing;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  children: ReactNode;
  /** Turns a ring over the words and swallows every press, Enter in the form too, until the work is done. */
  busy?: boolean;
}

function look({ variant = "primary", small, wide }: Omit<ButtonLook, "children">, className?: string) {
  return classNames(styles.button, styles[variant], small && styles.small, wide && styles.wide, className);
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button that does something. Its type is `button` unless told `submit`. */
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

/** A link that looks like a button. `to` is a path of ours, or any full address (https:, mailto:, tel:). */
export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={look({ variant, small, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}
