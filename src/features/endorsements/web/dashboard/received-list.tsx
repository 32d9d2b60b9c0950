import type { EndorsementReceived } from "../../../../contract/endorsements/schema.ts";
import { EndorsedBy } from "../endorsed-by.tsx";
import styles from "./dashboard.module.css";

const visible_max = 6;

interface ReceivedListProps {
  provider_id: string;
  endorsements: readonly EndorsementReceived[];
}

/** Newest first. */
export function ReceivedList({ provider_id, endorsements }: ReceivedListProps) {
  if (endorsements.length === 0) {
    return <p>Nobody has endorsed you yet. When a colleague vouches for your work, you’ll see it here.</p>;
  }
  return (
    <EndorsedBy
      className={styles.received}
      provider_id={provider_id}
      endorsements={endorsements.slice(0, visible_max)}
      count={endorsements.length}
      fullList={endorsements}
    />
  );
}
