import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import type { ReactNode } from "react";
import type { Couple } from "../../../contract/couples/shapes.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { SaveWedding } from "./save-wedding.tsx";
import styles from "./wedding-details.module.css";

interface WeddingDetailsProps {
  couple: Couple;
  /** Whether it stands alone and has the page's width. */
  isWide: boolean;
  /** Where the details are changed: a place on the same page. Null while they are being changed. */
  editHash: string | null;
}

/** What is known of the wedding [couples-6]. */
export function WeddingDetails({ couple, isWide, editHash }: WeddingDetailsProps) {
  const { name, wedding_date, venue_name, venue_location, guest_count } = couple;
  return (
    <Panel aria-labelledby="wedding-details-title" className={isWide ? styles.wide : styles.narrow}>
      <h2 id="wedding-details-title">Your Wedding Details</h2>
      <dl className={styles.list}>
        <Detail term="Couple" className={styles.names}>
          {name || "Not set"}
        </Detail>
        <Detail term="Wedding date">
          {wedding_date ? <time dateTime={wedding_date}>{formatDate(wedding_date)}</time> : "Not set"}
        </Detail>
        <Detail term="Venue">
          {venue_name || "Not set"}
          {venue_location && <small>{venue_location}</small>}
        </Detail>
        <Detail term="Guests">{guest_count === null ? "Not set" : formatNumber(guest_count)}</Detail>
      </dl>
      <div className={styles.acts}>
        {wedding_date && <SaveWedding />}
        {editHash !== null && (
          <Link id="edit-details" to={{ hash: editHash }} replace preventScrollReset className={styles.edit}>
            <Icon of={Pencil} />
            Edit Details
          </Link>
        )}
      </div>
    </Panel>
  );
}

function Detail({ term, className, children }: { term: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}
