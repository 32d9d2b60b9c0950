import type { ComponentProps, ElementType } from "react";
import { classNames } from "../class-names.ts";
import styles from "./panel.module.css";

export function Panel({ as: Tag = "section", className, ...rest }: ComponentProps<"section"> & { as?: ElementType }) {
  return <Tag {...rest} className={classNames(styles.panel, className)} />;
}
