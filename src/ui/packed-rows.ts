/** A loader's list of alike rows as one text, which is lighter than what the router makes of it. */
export type PackedRows<Row> = string & { readonly rows?: Row };

/** Packs rows that all have the same fields, each field's values beside each other: alike things compress better so. */
export function packRows<Row extends object>(rows: readonly Row[]): PackedRows<Row> {
  const fields = Object.keys(rows[0] ?? {}) as (keyof Row & string)[];
  return JSON.stringify(Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field])])));
}

/** The rows that were packed; rows that never were, since they go nowhere, as they are. */
export function unpackRows<Row>(packed: PackedRows<Row> | readonly Row[]): readonly Row[] {
  if (typeof packed !== "string") return packed;
  const columns = Object.entries(JSON.parse(packed) as Record<string, unknown[]>);
  const [first] = columns;
  return (first?.[1] ?? []).map(
    (_, place) => Object.fromEntries(columns.map(([field, values]) => [field, values[place]])) as Row,
  );
}
