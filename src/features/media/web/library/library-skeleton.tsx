import { FormSection } from "../../../../ui/form-section.tsx";
import { OutOfSight } from "../../../../ui/out-of-sight.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { leads } from "./leads.ts";
import styles from "./library.module.css";
import grid from "./media-grid.module.css";

const tiles = [0, 1, 2, 3, 4, 5, 6, 7];

export function LibrarySkeleton() {
  return (
    <>
      <OutOfSight>Loading your media library</OutOfSight>
      <div aria-busy="true">
        <FormSection title="Logo" lead={leads.logo}>
          <div className={styles.logo}>
            <Skeleton className={styles.roundel} width="8rem" height="8rem" />
            <Skeleton width="8rem" height="2.75rem" />
          </div>
        </FormSection>
        <FormSection title="Banner" lead={leads.banner}>
          <Skeleton className={styles.banner} height="auto" />
          <Skeleton width="8rem" height="2.75rem" />
        </FormSection>
        <FormSection title="Gallery Images" lead={leads.gallery}>
          <Skeleton width="6rem" height="1.5rem" />
          <Skeleton height="11rem" />
          <div className={grid.grid}>
            {tiles.map((tile) => (
              <Skeleton key={tile} height="15rem" />
            ))}
          </div>
        </FormSection>
      </div>
    </>
  );
}
