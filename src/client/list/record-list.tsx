import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DataTable, type Column } from "../../ui/data/data-table.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Input } from "../../ui/form/input.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../ui/page/load-failure.tsx";
import { Skeleton } from "../../ui/page/skeleton.tsx";
import type { FiltersOf } from "./list-tools.tsx";
import type { CursorList } from "./use-cursor-list.ts";
import styles from "./tab-form.module.css";

interface RecordListProps<Entry> {
  list: CursorList<{ entries: Entry[]; next: string | null }>;
  caption: string;
  columns: readonly Column[];
  cells: (entry: Entry) => readonly ReactNode[];
  named: string;
  empty: string;
}

export function RecordList<Entry extends { id: string }>(props: RecordListProps<Entry>) {
  const { list, caption, columns, cells, named, empty } = props;
  const { answer, error, filters, hasMore, isLoading, loadMore, reload } = list;
  if (!answer) {
    if (error !== null) return <LoadFailure onRetry={reload}>{error}</LoadFailure>;
    return <Skeleton height="24rem" />;
  }
  if (answer.entries.length === 0) {
    if (!Object.values(filters).some(Boolean)) return <EmptyState title="Nothing yet">{empty}</EmptyState>;
    return <EmptyState title="Nothing found">No {named} match these filters.</EmptyState>;
  }
  return (
    <div className={classNames(styles.form, styles.wide)}>
      <DataTable caption={caption} columns={columns} rows={answer.entries} rowKey={({ id }) => id} cells={cells} />
      {error !== null && <LoadFailure onRetry={loadMore}>{error}</LoadFailure>}
      {hasMore && error === null && (
        <Button variant="outline" busy={isLoading} className={styles.start} onClick={loadMore}>
          Show earlier {named}
        </Button>
      )}
    </div>
  );
}

/** Both ends included. */
export function RecordDays({ filters, narrow }: FiltersOf) {
  return (
    <>
      <Field label="From">
        <Input type="date" value={filters["from"] ?? ""} onChange={(event) => narrow({ from: event.target.value })} />
      </Field>
      <Field label="To">
        <Input type="date" value={filters["to"] ?? ""} onChange={(event) => narrow({ to: event.target.value })} />
      </Field>
    </>
  );
}
