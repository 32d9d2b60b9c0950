import { classNames } from "../class-names.ts";
import styles from "./band.module.css";

/** Decorative; at most two a page. `quiet` is paler and ochre. */
export function Band({ quiet = false, className }: { quiet?: boolean; className?: string }) {
  return <div className={classNames(styles.band, quiet && styles.quiet, className)} aria-hidden="true" />;
}
