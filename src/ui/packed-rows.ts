/** A loader's list of alike rows as one text, which is lighter than what the router makes of it. */
export type PackedRows<Row> = string & { readonly rows?: Row };

/** Rows as a loader answers them: packed, or as they are. */
export type SentRows<Row> = PackedRows<Row> | readonly Row[];

/** Rows for a page that shows them: as they are where they go nowhere, packed where they travel. */
export function sendRows<Row extends object>(rows: readonly Row[], isKept: boolean): SentRows<Row> {
  return isKept ? rows : packRows(rows);
}

/** Packs rows that all have the same fields, each field's values beside each other: alike things compress better so. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])));
}

/** The rows that were packed; rows that never were, since they go nowhere, as they are. */
export function unpackRows<Row>(packed: SentRows<Row>): readonly Row[] {
  if (typeof packed !== "string") return packed;
  const columns = Object.entries(JSON.parse(packed) as Record<string, unknown[]>);
  const [first] = columns;
  return (first?.[1] ?? []).map(
    (_, place) => Object.fromEntries(columns.map(([field, values]) => [field, values[place]])) as Row,
  );
}
