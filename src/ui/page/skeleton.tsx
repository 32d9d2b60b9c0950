import { classNames } from "../class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  width?: string;
  height?: string;
  className?: string;
}

/** A loading placeholder. Mark its container `aria-busy`. */
export function Skeleton({ width, height = "1rem", className }: SkeletonProps) {
  return <span className={classNames(styles.bone, className)} style={{ width, height }} aria-hidden="true" />;
}
