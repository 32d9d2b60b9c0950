import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths; give it the true size of what is coming. */
  width?: string;
  height?: string;
  className?: string;
}

/** A grey stand-in for something that is loading. Mark what holds it `aria-busy`. */
export function Skeleton({ width, height = "1rem", className }: SkeletonProps) {
  return <span className={classNames(styles.bone, className)} style={{ width, height }} aria-hidden="true" />;
}
