import { DownloadCsv } from "../../../client/admin/download-csv.tsx";
import { ListTools } from "../../../client/list/list-tools.tsx";
import { useCursorList } from "../../../client/list/use-cursor-list.ts";
import { adminMessages } from "../../../contract/admin-messages.ts";
import type { SecurityEvent } from "../../../contract/security/shapes.ts";
import {
  exportSecurityEvents,
  listSecurityEvents,
  securityEvents,
  securityOutcomes,
} from "../../../contract/security/words.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DataTable, type Column } from "../../../ui/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input, SearchField, Select } from "../../../ui/input.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { cellsOf } from "./event-cells.tsx";
import form from "../../../client/admin/tab-form.module.css";
import styles from "./security-tab.module.css";

const columns: readonly Column[] = [
  { id: "time", label: "When" },
  { id: "event", label: "What" },
  { id: "outcome", label: "Outcome" },
  { id: "account", label: "Account" },
  { id: "from", label: "From where" },
];

type Answer = { entries: SecurityEvent[]; next: string | null };

/** What touched the safety of accounts: sign-ins, failures, limits, refusals and changes of what lets somebody in [admin-27]. */
export default function SecurityTab() {
  const events = useCursorList<Answer>(listSecurityEvents.path, adminMessages.security_failed);
  const { filters, narrow, query } = events;
  const download = <DownloadCsv path={exportSecurityEvents.path} query={query} words={downloadWords} />;
  return (
    <>
      <ListTools action={download}>
        <SearchField
          label="Account"
          placeholder="Email of an account"
          value={filters["account"] ?? ""}
          onChange={(event) => narrow({ account: event.target.value })}
        />
        <Choice label="What happened" all="Everything" name="event" words={securityEvents} list={events} />
        <Choice label="Outcome" all="All" name="outcome" words={securityOutcomes} list={events} />
        <Field label="From">
          <Input type="date" value={filters["from"] ?? ""} onChange={(event) => narrow({ from: event.target.value })} />
        </Field>
        <Field label="To">
          <Input type="date" value={filters["to"] ?? ""} onChange={(event) => narrow({ to: event.target.value })} />
        </Field>
      </ListTools>
      {Boolean(filters["network"]) && (
        <p className={styles.told}>
          Only what came from the network {filters["network"]}.{" "}
          <Button small variant="outline" onClick={() => narrow({ network: "" })}>
            Show every network
          </Button>
        </p>
      )}
      <Events list={events} />
    </>
  );
}

const downloadWords = {
  failed: adminMessages.security_export_failed,
  whole: (file_name: string) => `The events are in ${file_name}.`,
  newest: (file_name: string) => `The newest events are in ${file_name}. Narrow them down for the rest.`,
};

type List = ReturnType<typeof useCursorList<Answer>>;

type ChoiceOf = { label: string; all: string; name: string; words: Record<string, string>; list: List };

function Choice({ label, all, name, words, list: { filters, narrow } }: ChoiceOf) {
  return (
    <Select aria-label={label} value={filters[name] ?? ""} onChange={(event) => narrow({ [name]: event.target.value })}>
      <option value="">{all}</option>
      {Object.entries(words).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}

function Events({ list }: { list: List }) {
  const { answer, error, filters, hasMore, isLoading, loadMore, reload, narrow } = list;
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={reload}>{error}</LoadFailure>;
    return <Skeleton height="24rem" />;
  }
  if (answer.entries.length === 0) {
    if (!Object.values(filters).some(Boolean))
      return <EmptyState title="Nothing yet">Sign-ins, failures and refusals of the last weeks stand here.</EmptyState>;
    return <EmptyState title="Nothing found">No events match these filters.</EmptyState>;
  }
  return (
    <div className={classNames(form.form, form.wide)}>
      <DataTable
        caption="Security"
        columns={columns}
        rows={answer.entries}
        rowKey={({ id }) => id}
        cells={(event) => cellsOf(event, (network) => narrow({ network }))}
      />
      {error !== null && <LoadFailure onRetry={loadMore}>{error}</LoadFailure>}
      {hasMore && error === null && (
        <Button variant="outline" busy={isLoading} className={form.start} onClick={loadMore}>
          Show earlier events
        </Button>
      )}
    </div>
  );
}
