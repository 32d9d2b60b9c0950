import type { ProfilePage } from "../../../contract/providers/page-shapes.ts";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { useNearlySeen } from "../../../ui/use-nearly-seen.ts";
import { similarParts } from "./load-parts.ts";
import styles from "./profile.module.css";

interface SimilarProps {
  page: Pick<ProfilePage, "provider" | "categories">;
  date: string | null;
}

/** Others like the provider at the end of its page [profile-25], fetched when that is a screen away; their room is there before, so that the footer does not move. */
export function Similar({ page: { provider, categories }, date }: SimilarProps) {
  const { place, isNear } = useNearlySeen();
  const parts = similarParts.useParts(isNear);
  const category = categories[0]?.name ?? null;
  return (
    <PageFrame>
      <div ref={place} className={styles.reserved}>
        {parts && <parts.SimilarVendors id={provider.id} category={category} date={date} />}
      </div>
    </PageFrame>
  );
}
