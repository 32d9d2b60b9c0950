import { classNames } from "../class-names.ts";
import { OutOfSight } from "./out-of-sight.tsx";
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

interface SkeletonsProps {
  /** What is loading, for screen readers: "Loading your quotes". */
  label: string;
  heights: readonly string[];
  className?: string | undefined;
}

export function Skeletons({ label, heights, className }: SkeletonsProps) {
  return (
    <div aria-busy="true" className={className}>
      <OutOfSight>{label}</OutOfSight>
      {heights.map((height, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
