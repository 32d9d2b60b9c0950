import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import { useState, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { auto_dismiss_ms, useAutoDismiss } from "../use-auto-dismiss.ts";
import { Icon, type Drawing } from "./icon.tsx";
import styles from "./banner.module.css";

type BannerTone = "info" | "good" | "warn" | "bad";

interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  action?: ReactNode;
  icon?: Drawing;
  /** Screen readers announce it when it appears later. */
  announce?: boolean;
  /** Disappears after five seconds, except under pointer or focus; a function is called then. */
  clears?: boolean | (() => void);
  children?: ReactNode;
}

const icons: Record<BannerTone, Drawing> = { info: Info, good: CircleCheck, warn: CircleAlert, bad: CircleAlert };

export function Banner({
  tone = "info",
  title,
  action,
  icon = icons[tone],
  announce = false,
  clears = false,
  children,
}: BannerProps) {
  const role = announce ? (tone === "bad" ? "alert" : "status") : undefined;
  const [isRemoved, setRemoved] = useState(false);
  const pauseProps = useAutoDismiss(clears ? auto_dismiss_ms : null, () => {
    setRemoved(true);
    if (clears !== true && clears) clears();
  });
  if (isRemoved) return null;
  return (
    <div className={classNames(styles.banner, styles[tone])} role={role} {...(clears && pauseProps)}>
      <Icon of={icon} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
