/** A loader's list of alike rows as one text, which is lighter than what the router makes of it. */
export type PackedRows<Row> = string & { readonly rows?: Row };

/** Rows as a loader answers them: packed, or as they are. */
export type SentRows<Row> = PackedRows<Row> | readonly Row[];

/** Rows for a page that shows them: as they are where they go nowhere, packed where they travel. */
export function sendRows<Row extends object>(rows: readonly Row[], isKept: boolean): SentRows<Row> {
  return isKept ? rows : packRows(rows);
}

/** Packs rows, each field's values beside each other: alike things compress better so. A field that all have comes first and says how many rows there are. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))] as (keyof Row & string)[];
  const columns = fields.map((field) => [field, columnOf(rows, field)] as const);
  return JSON.stringify(Object.fromEntries(columns.toSorted(([, one], [, other]) => sparse(one) - sparse(other))));
}

/** The values of a field; by place where only some rows have it. */
function columnOf<Row extends object>(rows: readonly Row[], field: keyof Row): object {
  if (rows.every((row) => field in row)) return rows.map((row) => row[field]);
  return Object.fromEntries([...rows.entries()].flatMap(([place, row]) => (field in row ? [[place, row[field]]] : [])));
}

const sparse = (column: object) => (Array.isArray(column) ? 0 : 1);

/** The rows that were packed; rows that never were, since they go nowhere, as they are. */
export function unpackRows<Row>(packed: SentRows<Row>): readonly Row[] {
  if (typeof packed !== "string") return packed;
  const columns = Object.entries(JSON.parse(packed) as Record<string, unknown[]>);
  const [first] = columns;
  return (first?.[1] ?? []).map(
    (_, place) =>
      Object.fromEntries(
        columns.filter(([, values]) => place in values).map(([field, values]) => [field, values[place]]),
      ) as Row,
  );
}
