import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { OutOfSight } from "./out-of-sight.tsx";
import styles from "./data-table.module.css";

export interface Column {
  id: string;
  /** Also stands before the cell's content on a phone, where the rows are cards. */
  label: string;
  /** The label is for readers only, above and before the cells. */
  bare?: boolean;
  centred?: boolean;
}

interface DataTableProps<Row> {
  /** What the table holds, for readers. */
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The cells of a row, in the order of the columns; the first one names it. */
  cells: (row: Row) => readonly ReactNode[];
  /** Newer rows are on their way: these stay, a little fainter. */
  isStale?: boolean;
}

/** A table that scrolls within its frame; below 64rem each row is a card of its own. */
export function DataTable<Row>({ caption, columns, rows, rowKey, cells, isStale }: DataTableProps<Row>) {
  return (
    // it scrolls sideways, so the keyboard must be able to reach it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption} aria-busy={isStale || undefined}>
      <table className={classNames(styles.table, isStale && styles.stale)}>
        <caption>
          <OutOfSight>{caption}</OutOfSight>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, bare, centred }) => (
              <th key={id} scope="col" className={classNames(centred && styles.centred)}>
                {bare ? <OutOfSight>{label}</OutOfSight> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {cells(row).map((cell, place) => (
                <Cell key={columns[place]?.id} column={columns[place]} isFirst={place === 0}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends ComponentProps<"td"> {
  column: Column | undefined;
  isFirst: boolean;
}

function Cell({ column, isFirst, children }: CellProps) {
  const className = classNames(column?.centred && styles.centred);
  if (isFirst) {
    return (
      <th scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td className={className} data-label={column?.bare ? undefined : column?.label}>
      <div>{children}</div>
    </td>
  );
}
