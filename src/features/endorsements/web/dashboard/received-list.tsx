import type { EndorsementReceived } from "../../../../contract/endorsements/shapes.ts";
import { useFew } from "../../../../ui/use-few.tsx";
import { EndorsedBy } from "../endorsed-by.tsx";
import styles from "./dashboard.module.css";

/** More than these at once are shown when asked for. */
const shown_max = 6;

interface ReceivedListProps {
  provider_id: string;
  endorsements: readonly EndorsementReceived[];
}

/** Who endorsed a provider, newest first, each with its detail dialog. */
export function ReceivedList({ provider_id, endorsements }: ReceivedListProps) {
  const { shown, more } = useFew(endorsements, shown_max, styles.more);
  if (endorsements.length === 0) {
    return <p>Nobody has endorsed you yet. When a colleague vouches for your work, you’ll see it here.</p>;
  }
  return (
    <>
      {/* the list is here already, so the part is not asked to fetch the rest */}
      <EndorsedBy className={styles.received} provider_id={provider_id} endorsements={shown} count={shown.length} />
      {more}
    </>
  );
}
