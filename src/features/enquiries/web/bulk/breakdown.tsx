import type { EnquiryBreakdown } from "../../../../contract/enquiries/bulk-schema.ts";
import { formatCount } from "../../../../contract/format.ts";
import styles from "./breakdown.module.css";

export function Breakdown({ rows }: { rows: EnquiryBreakdown }) {
  return (
    <ul className={styles.lines}>
      {rows.map(({ category, provider_count }) => (
        <li key={category}>
          <span>{category}</span> <b>{formatCount(provider_count, "vendor", "vendors")}</b>
        </li>
      ))}
    </ul>
  );
}

/** Says that some accept no emails [emails-12, emails-19]. */
export function Unmailed({ count }: { count: number }) {
  return (
    <p>
      {formatCount(
        count,
        "of them takes no enquiries by email and finds",
        "of them take no enquiries by email and find",
      )}{" "}
      your enquiry on {count === 1 ? "its" : "their"} page here. It is better to call: the phone numbers are on the
      profiles.
    </p>
  );
}
