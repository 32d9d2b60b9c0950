import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { OutOfSight } from "../page/out-of-sight.tsx";
import styles from "./data-table.module.css";

export interface Column {
  id: string;
  label: string;
  bare?: boolean;
  /** `whole` and `half` have no label; `half` goes beside another one. */
  card?: "whole" | "half";
  below?: boolean;
  /** Dates, which read badly in several lines. */
  line?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In column order; the first is the row header. */
  cells: (row: Row) => readonly ReactNode[];
  isStale?: boolean;
}

/** Scrolls within its frame; narrower than 60rem each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, cells, isStale = false }: DataTableProps<Row>) {
  return (
    // it scrolls sideways, so the keyboard must be able to reach it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption} aria-busy={isStale}>
      <table
        className={classNames(
          styles.table,
          columns.some(({ below }) => below) && styles.lines,
          isStale && styles.stale,
        )}
        style={{ "--columns": columns.length - 1 } as CSSProperties}
      >
        <caption>
          <OutOfSight>{caption}</OutOfSight>
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, bare, card, below }) => (
              <th key={id} scope="col" className={classNames(card === "half" && styles.half, below && styles.below)}>
                {bare ? <OutOfSight>{label}</OutOfSight> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {cells(row).map((cell, index) => (
                <Cell key={columns[index]?.id} column={columns[index]} isFirst={index === 0}>
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
  if (isFirst) return <th scope="row">{children}</th>;
  const isLabelled = column?.bare !== true && column?.card === undefined;
  return (
    <td
      className={classNames(
        column?.card === "half" && styles.half,
        column?.below && styles.below,
        column?.line && styles.line,
      )}
      data-label={isLabelled ? column?.label : undefined}
    >
      <div>{children}</div>
    </td>
  );
}
