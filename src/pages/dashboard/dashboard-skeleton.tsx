import { OutOfSight } from "../../ui/page/out-of-sight.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import styles from "./dashboard-skeleton.module.css";

export function DashboardSkeleton() {
  return (
    <div aria-busy="true" className={styles.frame}>
      <OutOfSight>Loading your profile</OutOfSight>
      <Skeleton height="20rem" />
      <TabsSkeleton />
    </div>
  );
}

export function TabsSkeleton() {
  return (
    <div aria-busy="true" className={styles.desk}>
      <Skeleton className={styles.tabs} />
      <div className={styles.fields}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="4.75rem" />
        ))}
      </div>
    </div>
  );
}
