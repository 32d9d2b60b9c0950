import Star from "lucide/dist/esm/icons/star.mjs";
import { Icon, type Drawing } from "../page/icon.tsx";
import { OutOfSight } from "../page/out-of-sight.tsx";
import styles from "./stars.module.css";

/** Screen readers hear "3 stars". Nothing for 0. */
export function Stars({ count, of = Star }: { count: number; of?: Drawing }) {
  if (count < 1) return null;
  return (
    <span className={styles.stars}>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} of={of} className={styles.star} />
      ))}
      <OutOfSight>{count === 1 ? "1 star" : `${count} stars`}</OutOfSight>
    </span>
  );
}

interface RatingProps {
  value: number;
  count?: number;
}

export function Rating({ value, count }: RatingProps) {
  return (
    <span className={styles.rating}>
      <Icon of={Star} className={styles.star} />
      <b>
        <OutOfSight>Rated </OutOfSight>
        {value.toFixed(1)}
      </b>
      {count !== undefined && (
        <span>
          ({count}
          <OutOfSight>{count === 1 ? " review" : " reviews"}</OutOfSight>)
        </span>
      )}
    </span>
  );
}
