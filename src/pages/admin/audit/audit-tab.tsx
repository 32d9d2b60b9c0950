import { pathOf } from "../../../client/address-of.ts";
import { FilterChoice, FilterSearch, ListTools } from "../../../client/list/list-tools.tsx";
import { RecordDays, RecordList } from "../../../client/list/record-list.tsx";
import { useCursorList } from "../../../client/list/use-cursor-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import { exportAuditCall, listAuditCall } from "../../../contract/audit/calls.ts";
import type { AuditEntry } from "../../../contract/audit/schema.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import type { Column } from "../../../ui/data/data-table.tsx";
import { DownloadRecord } from "../actions/download-record.tsx";
import { formatAction, formatDetails } from "./audit-words.ts";
import styles from "./audit-tab.module.css";

const columns: readonly Column[] = [
  { id: "time", label: "When" },
  { id: "actor", label: "Who" },
  { id: "action", label: "What" },
  { id: "subject", label: "To whom" },
  { id: "details", label: "Details" },
];

type Answer = { entries: AuditEntry[]; next: string | null; actions: string[] };

/** Rule [admin-23]. */
export default function AuditTab() {
  const audit = useCursorList<Answer>(pathOf(listAuditCall), adminMessages.audit_failed);
  const actions = (audit.answer?.actions ?? []).map((action) => [action, formatAction(action)] as const);
  return (
    <>
      <ListTools action={<DownloadRecord path={pathOf(exportAuditCall)} query={audit.query} labels={downloadLabels} />}>
        <FilterSearch list={audit} name="actor" label="Who did it" placeholder="Who did it" />
        <FilterSearch list={audit} name="subject" label="To whom" placeholder="To whom" />
        <FilterChoice list={audit} name="action" label="What was done" all="Everything" options={actions} />
        <RecordDays {...audit} />
      </ListTools>
      <RecordList
        list={audit}
        caption="Audit"
        columns={columns}
        cells={cellsOf}
        named="entries"
        empty="Everything admins do is recorded here permanently."
      />
    </>
  );
}

function cellsOf({ created_at, actor_name, acting_as_name, action, subject_id, subject_name, details }: AuditEntry) {
  return [
    <time key="time" className={styles.when} dateTime={created_at}>
      {formatDateTime(created_at)}
    </time>,
    <div key="actor">
      {actor_name}
      {acting_as_name !== null && <small>as {acting_as_name}</small>}
    </div>,
    formatAction(action),
    subject_name || (subject_id === null ? "" : "Without a name"),
    formatDetails(details) && <small key="details">{formatDetails(details)}</small>,
  ];
}

const downloadLabels = {
  failed: adminMessages.audit_export_failed,
  whole: (file_name: string) => `The audit is in ${file_name}.`,
  newest: (file_name: string) => `The newest entries are in ${file_name}. Narrow it down for the rest.`,
};
