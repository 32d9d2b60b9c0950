import { pathOf } from "../../../client/address-of.ts";
import { FilterChoice, FilterSearch, ListTools } from "../../../client/list/list-tools.tsx";
import { RecordDays, RecordList } from "../../../client/list/record-list.tsx";
import { useCursorList } from "../../../client/list/use-cursor-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import {
  exportSecurityEventsCall,
  listSecurityEventsCall,
  securityEvents,
  securityOutcomes,
} from "../../../contract/security/calls.ts";
import type { SecurityEvent } from "../../../contract/security/schema.ts";
import { Breakable } from "../../../ui/breakable.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Column } from "../../../ui/data/data-table.tsx";
import { DownloadRecord } from "../actions/download-record.tsx";
import styles from "./security-tab.module.css";

const columns: readonly Column[] = [
  { id: "time", label: "When" },
  { id: "event", label: "What" },
  { id: "outcome", label: "Outcome" },
  { id: "account", label: "Account" },
  { id: "from", label: "From where" },
];

const eventLabels = Object.entries(securityEvents);
const outcomeTexts = Object.entries(securityOutcomes);

type Answer = { entries: SecurityEvent[]; next: string | null };

/** Sign-ins, failures, limits, refusals and changes of credentials [admin-27]. */
export default function SecurityTab() {
  const events = useCursorList<Answer>(pathOf(listSecurityEventsCall), adminMessages.security_failed);
  const { filters, narrow, query } = events;
  const download = <DownloadRecord path={pathOf(exportSecurityEventsCall)} query={query} labels={downloadLabels} />;
  return (
    <>
      <ListTools action={download}>
        <FilterSearch list={events} name="account" label="Account" placeholder="Email of an account" />
        <FilterChoice list={events} name="event" label="What happened" all="Everything" options={eventLabels} />
        <FilterChoice list={events} name="outcome" label="Outcome" all="All" options={outcomeTexts} />
        <RecordDays {...events} />
      </ListTools>
      {Boolean(filters["network"]) && (
        <p className={styles.notice}>
          Only what came from the network {filters["network"]}.{" "}
          <Button small variant="outline" onClick={() => narrow({ network: "" })}>
            Show every network
          </Button>
        </p>
      )}
      <RecordList
        list={events}
        caption="Security"
        columns={columns}
        cells={(event) => cellsOf(event, (network) => narrow({ network }))}
        named="events"
        empty="Logins, failures and refusals of the last few weeks appear here."
      />
    </>
  );
}

const downloadLabels = {
  failed: adminMessages.security_export_failed,
  whole: (file_name: string) => `The events are in ${file_name}.`,
  newest: (file_name: string) => `The newest events are in ${file_name}. Narrow them down for the rest.`,
};

function cellsOf(event: SecurityEvent, choose: (network: string) => void) {
  const { created_at, times, detail, outcome, network, device } = event;
  return [
    <time key="time" className={styles.when} dateTime={created_at}>
      {formatDateTime(created_at)}
    </time>,
    <div key="event">
      {securityEvents[event.event]}
      {times > 1 && ` × ${times}`}
      {detail !== null && <small>{detail.replaceAll("_", " ")}</small>}
    </div>,
    securityOutcomes[outcome],
    <Account key="account" event={event} />,
    <div key="from">
      {network !== null && (
        <Button
          small
          variant="quiet"
          className={styles.network}
          aria-label={`Everything from ${network}`}
          onClick={() => choose(network)}
        >
          {network}
        </Button>
      )}
      {device !== null && <small>{device}</small>}
    </div>,
  ];
}

function Account({
  event: { account_id, account_email, is_super_admin, account_kind, admin_id, admin_name },
}: {
  event: SecurityEvent;
}) {
  if (account_id === null) return null;
  const kind = is_super_admin ? "super admin" : account_kind;
  return (
    <div>
      {account_email === null ? "A deleted account" : <Breakable text={account_email} />}
      {kind !== null && <small>{kind}</small>}
      {admin_id !== null && <small>by {admin_name ?? "a deleted admin"}</small>}
    </div>
  );
}
