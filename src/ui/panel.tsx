import type { ComponentProps, ElementType } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

/** A card that sets something apart: a side panel, a form. */
export function Panel({ as: Tag = "section", className, ...rest }: ComponentProps<"section"> & { as?: ElementType }) {
  return <Tag {...rest} className={classNames(styles.panel, className)} />;
}
