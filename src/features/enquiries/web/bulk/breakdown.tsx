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
