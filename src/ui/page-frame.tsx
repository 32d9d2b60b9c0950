import type { ComponentProps, ElementType } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page-frame.module.css";

interface PageFrameProps extends ComponentProps<"div"> {
  as?: ElementType;
  /** Reaches the edges of a phone's screen (banners); a page's usual width from 64rem on. */
  bleed?: boolean;
}

/** The width of a page: 1200 px of content at most, with a gutter on both sides. */
export function PageFrame({ as: Tag = "div", bleed = false, className, ...rest }: PageFrameProps) {
  return <Tag {...rest} className={classNames(styles.frame, bleed && styles.bleed, className)} />;
}
