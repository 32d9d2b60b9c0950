import BadgeCheck from "lucide/dist/esm/icons/badge-check.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./page/icon.tsx";
import styles from "./badge.module.css";

export type BadgeTone = "verified" | "trusted" | "pioneer" | "premier" | "featured" | "plain" | "good" | "warn" | "bad";

interface BadgeProps {
  tone?: BadgeTone;
  icon?: Drawing | undefined;
  large?: boolean;
  children: ReactNode;
}

const drawings: Partial<Record<BadgeTone, Drawing>> = { verified: BadgeCheck, trusted: ShieldCheck };

export function Badge({ tone = "plain", icon = drawings[tone], large = false, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], large && styles.large)}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

export function Badges({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.badges, className)}>{children}</div>;
}
