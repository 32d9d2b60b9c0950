import Inbox from "lucide/dist/esm/icons/inbox.mjs";
import { href } from "react-router";
import { useFetched } from "../../../client/use-fetched.ts";
import { listReceivedEnquiries } from "../../../contract/enquiries/words.ts";
import { formatNumber } from "../../../contract/format.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import styles from "./enquiries-link.module.css";

/**
 * The way to what a provider received, with how many there are; the number has its place before it is known.
 * `fresh`: how many of them came since the last visit.
 */
export function EnquiriesLink({ fresh = 0 }: { fresh?: number }) {
  const { value } = useFetched(listReceivedEnquiries, { as: "provider", failed: "" });
  return (
    <ButtonLink small variant="outline" icon={Inbox} to={href("/enquiries")}>
      Enquiries
      <span className={styles.count}>
        {value && formatNumber(value.total)}
        {value && <OutOfSight> received</OutOfSight>}
      </span>
      {fresh > 0 && (
        <span className={styles.fresh}>
          {formatNumber(fresh)}
          <span className={styles.word}> new</span>
        </span>
      )}
    </ButtonLink>
  );
}
