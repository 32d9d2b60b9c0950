import type { ComponentProps, ElementType } from "react";
import { classNames } from "../class-names.ts";
import styles from "./page-frame.module.css";

interface PageFrameProps extends ComponentProps<"div"> {
  as?: ElementType;
  /** Full width on phones (banners), normal from 64rem. */
  bleed?: boolean;
}

export function PageFrame({ as: Tag = "div", bleed = false, className, ...rest }: PageFrameProps) {
  return <Tag {...rest} className={classNames(styles.frame, bleed && styles.bleed, className)} />;
}
