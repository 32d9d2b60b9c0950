import { OutOfSight } from "../../ui/out-of-sight.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./couple-skeleton.module.css";

export function CoupleSkeleton() {
  return (
    <div aria-busy="true" className={styles.frame}>
      <OutOfSight>Loading your wedding details</OutOfSight>
      <Skeleton className={styles.details} height="auto" />
      <div className={styles.doors}>
        {["find", "contact", "messages", "budget", "plan"].map((each) => (
          <Skeleton key={each} height="9.5rem" />
        ))}
      </div>
    </div>
  );
}
