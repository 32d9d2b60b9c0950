import type { ExportedTable } from "../platform/export-tables.ts";

/** What an export holds, for whoever opens it: every file, how many rows it has, and every column with its type. */
export function writeExportReadme(
  tables: readonly ExportedTable[],
  rows: ReadonlyMap<string, number>,
  files: number,
): string {
  const described = tables.map(({ name, columns }) =>
    [
      `### tables/${name}.jsonl (${rows.get(name) ?? 0})`,
      "",
      "| column | type |",
      "|---|---|",
      ...columns.map((column) => `| ${column.name} | ${column.type} |`),
      "",
    ].join("\n"),
  );
  return `# An export of Umshado

UTF-8 throughout. A file of JSON lines has an object on each line; moments are UTC, money of budgets and quotes is cents, other prices are rand.
It holds personal information: keep it as you keep the database. Passwords, sessions, links and second factors are not in it.

- \`listings.jsonl\` (${rows.get("listings") ?? 0}): every business as \`npm run import -- listings.jsonl\` reads it, published or not, with the addresses of its pictures.
- \`files/\` (${files}): pictures, films and documents. \`stored_file\` says what each is: an image's widths are \`HASH-w320.webp\` and so on, anything else is one file.
- \`tables/\`: each table whole. An \`id\` of one is a column \`…_id\` of another.

## Tables

${described.join("\n")}`;
}
