import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./prose.module.css";

/** Running text of headings, paragraphs and lists, such as a policy: plain elements inside, set for reading. */
export function Prose({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(styles.prose, className)} />;
}
