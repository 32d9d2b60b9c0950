import Star from "lucide/dist/esm/icons/star.mjs";
import { Icon, type Drawing } from "./icon.tsx";
import { OutOfSight } from "./out-of-sight.tsx";
import styles from "./stars.module.css";

/** A number of drawn stars, or of another drawing; readers hear "3 stars". Nothing for none. */
export function Stars({ count, of = Star }: { count: number; of?: Drawing }) {
  if (count < 1) return null;
  return (
    <span className={styles.stars}>
      {Array.from({ length: count }, (_, place) => (
        <Icon key={place} of={of} className={styles.star} />
      ))}
      <OutOfSight>{count === 1 ? "1 star" : `${count} stars`}</OutOfSight>
    </span>
  );
}

interface RatingProps {
  /** 0 to 5; shown with one decimal. */
  value: number;
  /** How many reviews it comes from; left out where it is not known. */
  count?: number;
}

/** A drawn star, the rating, and how many reviews it comes from. */
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
