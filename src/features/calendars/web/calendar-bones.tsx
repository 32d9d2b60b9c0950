import { OutOfSight } from "../../../ui/page/out-of-sight.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import type { CalendarView } from "./feeds/calendar-address.ts";
import styles from "./calendar-page.module.css";

export function CalendarBones({ view }: { view: CalendarView }) {
  return (
    <div aria-busy="true" className={styles.desk}>
      <OutOfSight>Loading your calendar</OutOfSight>
      <Skeleton className={styles.freshnessBone} />
      {view === "month" ? <Skeleton className={styles.monthBone} /> : <Skeleton height="24rem" />}
    </div>
  );
}
