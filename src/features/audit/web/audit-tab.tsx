import { DownloadCsv } from "../../../client/admin/download-csv.tsx";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { AuditEntry } from "../../../contract/audit/shapes.ts";
import { exportAudit } from "../../../contract/audit/words.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, SearchField, Select } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { actionWords, detailWords, timeWords } from "./audit-words.ts";
import { useAudit } from "./use-audit.ts";
import styles from "../../../client/admin/tab-form.module.css";
import own from "./audit-tab.module.css";

const columns: readonly Column[] = [
  { id: "time", label: "When" },
  { id: "actor", label: "Who" },
  { id: "action", label: "What" },
  { id: "subject", label: "To whom" },
  { id: "details", label: "In particular" },
];

/** Who did what, as whom, to whom and when, for ever [admin-23]. */
export default function AuditTab() {
  const audit = useAudit();
  const { filters, narrow } = audit;
  return (
    <>
      <ListTools action={<DownloadCsv path={exportAudit.path} query={audit.query} words={downloadWords} />}>
        <SearchField
          label="Who did it"
          placeholder="Who did it"
          value={filters["actor"] ?? ""}
          onChange={(event) => narrow({ actor: event.target.value })}
        />
        <SearchField
          label="To whom"
          placeholder="To whom"
          value={filters["subject"] ?? ""}
          onChange={(event) => narrow({ subject: event.target.value })}
        />
        <Select
          aria-label="What was done"
          value={filters["action"] ?? ""}
          onChange={(event) => narrow({ action: event.target.value })}
        >
          <option value="">Everything</option>
          {audit.actions.map((action) => (
            <option key={action} value={action}>
              {actionWords(action)}
            </option>
          ))}
        </Select>
        <Field label="From">
          <Input type="date" value={filters["from"] ?? ""} onChange={(event) => narrow({ from: event.target.value })} />
        </Field>
        <Field label="To">
          <Input type="date" value={filters["to"] ?? ""} onChange={(event) => narrow({ to: event.target.value })} />
        </Field>
      </ListTools>
      <Entries audit={audit} />
    </>
  );
}

function Entries({ audit }: { audit: ReturnType<typeof useAudit> }) {
  const { entries, error, filters, hasMore, isLoading, loadMore, reload } = audit;
  if (!entries) {
    if (error !== null) return <LoadFailure onRetry={reload}>{error}</LoadFailure>;
    return <Skeleton height="24rem" />;
  }
  if (entries.length === 0) {
    if (!Object.values(filters).some(Boolean))
      return <EmptyState title="Nothing yet">Everything admins do is kept here for good.</EmptyState>;
    return <EmptyState title="Nothing found">No entries match these filters.</EmptyState>;
  }
  return (
    <div className={classNames(styles.form, styles.wide)}>
      <DataTable caption="Audit" columns={columns} rows={entries} rowKey={({ id }) => id} cells={cellsOf} />
      {error !== null && <LoadFailure onRetry={loadMore}>{error}</LoadFailure>}
      {hasMore && error === null && (
        <Button variant="outline" busy={isLoading} className={styles.start} onClick={loadMore}>
          Show earlier entries
        </Button>
      )}
    </div>
  );
}

function cellsOf({ created_at, actor_name, acting_as_name, action, subject_id, subject_name, details }: AuditEntry) {
  return [
    <time key="time" className={own.when} dateTime={created_at}>
      {timeWords(created_at)}
    </time>,
    <div key="actor">
      {actor_name}
      {acting_as_name !== null && <small>as {acting_as_name}</small>}
    </div>,
    actionWords(action),
    subject_name || (subject_id === null ? "" : "Without a name"),
    details === null ? null : <small key="details">{detailWords(details)}</small>,
  ];
}

const downloadWords = {
  failed: adminMessages.audit_export_failed,
  whole: (file_name: string) => `The audit is in ${file_name}.`,
  newest: (file_name: string) => `The newest entries are in ${file_name}. Narrow it down for the rest.`,
};
