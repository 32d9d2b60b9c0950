import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import { type ReactNode, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { saveFile } from "../../../client/call/save-file.ts";
import { writeWeddingCalendarCall } from "../../../contract/couples/calls.ts";
import type { Couple } from "../../../contract/couples/schema.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { Link } from "../../../ui/link.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { Panel } from "../../../ui/overlay/panel.tsx";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./wedding-details.module.css";

interface WeddingDetailsProps {
  couple: Couple;
  isWide: boolean;
  editHash: string | null;
}

/** The wedding's details [couples-6]. */
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

/** A calendar file works in every calendar program [calendars-25]. */
function SaveWedding() {
  const [error, setError] = useState<string | null>(null);
  async function save() {
    setError(null);
    const outcome = await call(writeWeddingCalendarCall, {
      failed: "The file could not be made. Please check your connection and try again.",
    });
    if (outcome.ok) saveFile(outcome.body.file_name, new Blob([outcome.body.ics], { type: "text/calendar" }));
    else setError(outcome.error);
  }
  return (
    <>
      <ActionButton small variant="outline" onPress={save}>
        Save to your calendar
      </ActionButton>
      {error !== null && <p role="alert">{error}</p>}
    </>
  );
}
