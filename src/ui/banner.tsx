import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import { useState, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type Drawing } from "./icon.tsx";
import { short_stay_ms, useShortStay } from "./use-short-stay.ts";
import styles from "./banner.module.css";

type BannerTone = "info" | "good" | "warn" | "bad";

interface BannerProps {
  tone?: BannerTone;
  /** A bold line before the text. */
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  icon?: Drawing;
  /** Readers hear it at once when it appears after the page was loaded. */
  announce?: boolean;
  /** It only tells something and goes after five seconds, unless the pointer or the focus is on it; told when it is gone. */
  clears?: boolean | (() => void);
  children?: ReactNode;
}

const icons: Record<BannerTone, Drawing> = { info: Info, good: CircleCheck, warn: CircleAlert, bad: CircleAlert };

/** A message in its place on the page. */
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
  const [isGone, setGone] = useState(false);
  const hold = useShortStay(clears ? short_stay_ms : null, () => {
    setGone(true);
    if (clears !== true && clears) clears();
  });
  if (isGone) return null;
  return (
    <div className={classNames(styles.banner, styles[tone])} role={role} {...(clears && hold)}>
      <Icon of={icon} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
