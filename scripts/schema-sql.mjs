import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { listFiles } from "./project.mjs";
import { Stop } from "./stop.mjs";

const before_tables = "src/schema/functions";
const after_tables = "src/schema/triggers";
export const triggers_page = "docs/triggers.md";

/**
 * `table.column` of what src/schema names no longer and the next release drops: the release that runs beside the drop
 * must not select or insert it [running-38].
 * @type {string[]}
 */
export const retired_columns = [];

/** @typedef {{ tables: Record<string, { columns: Record<string, unknown> }> }} Snapshot */

/**
 * Removes the columns from the snapshot and returns them: a migration made without them has no drop.
 * @param {Snapshot} snapshot @param {readonly string[]} names
 */
export function takeColumns({ tables }, names) {
  return names.map((name) => {
    const [table, column = ""] = name.split(".");
    const columns = tables[`public.${table}`]?.columns ?? {};
    const definition = columns[column];
    if (!definition) throw new Stop(`retired_columns (scripts/schema-sql.mjs): there is no column ${name}.`);
    delete columns[column];
    return { table, column, definition };
  });
}

/** The drop is still to come. @param {Snapshot} snapshot @param {ReturnType<typeof takeColumns>} taken */
export function putColumns({ tables }, taken) {
  for (const { table, column, definition } of taken)
    Object.assign(tables[`public.${table}`]?.columns ?? {}, { [column]: definition });
}

/** @typedef {{ path: string, name: string, text: string }} Source a function with its triggers, or a view */

/** The SQL that table definitions can't express, in the order of execution. @returns {Source[]} */
export function listSources() {
  const files = [before_tables, after_tables].flatMap((folder) => listFiles(folder).toSorted());
  const sources = files.map((path) => ({
    path,
    name: basename(path, ".sql").replaceAll("-", "_"),
    text: readFileSync(path, "utf8").trim(),
  }));
  const isView = (/** @type {Source} */ { text }) => /^create or replace view /m.test(text);
  return [...sources.filter((each) => !isView(each)), ...sources.filter(isView)];
}

/**
 * Those that differ from their newest definition in the migrations, apart from leading comments.
 * @returns {Source[]}
 */
export function changedSources() {
  const migrations = listFiles("migrations")
    .filter((path) => path.endsWith(".sql"))
    .toSorted()
    .map((path) => withoutMarks(readFileSync(path, "utf8")));
  return listSources().filter(({ name, text }) => {
    const defined = new RegExp(`^create or replace (function|view) ${name}\\b`, "m");
    const code = text.replace(/^(--[^\n]*\n)+/, "");
    return !migrations.findLast((migration) => defined.test(migration))?.includes(code);
  });
}

/** One statement each, as both engines need. @param {Source} source */
export function asMigration({ text }) {
  return text.replaceAll(/\n\n(?=(--[^\n]*\n)*create )/g, `\n\n${statement_mark}\n`);
}

export const statement_mark = "--> statement-breakpoint";

/** @param {string} migration */
function withoutMarks(migration) {
  return migration.replaceAll(`${statement_mark}\n`, "");
}

export function writeTriggersPage() {
  const sources = listSources();
  const functions = sources.map(({ path, name, text }) => {
    const comment = /^((?:--[^\n]*\n)+)/.exec(text)?.[1] ?? "";
    const purpose = comment.replaceAll(/^-- ?/gm, "").trim().replaceAll("\n", " ");
    return `| [\`${name}\`](../${path}) | ${purpose} |`;
  });
  const triggers = sources.flatMap(triggersOf).toSorted((a, b) => (a.order < b.order ? -1 : 1));
  const tables = [...Map.groupBy(triggers, ({ table }) => table)].map(([table, own]) => {
    const links = (/** @type {string} */ time) => own.flatMap((each) => (each.time === time ? each.link : []));
    return `| \`${table}\` | ${links("before").join(" ")} | ${links("after").join(" ")} |`;
  });
  return `# Triggers, functions and views of the database

Each has one file; \`npm run db:new\` writes changed ones into a migration and this page.

| name | what it maintains |
|---|---|
${functions.join("\n")}

## Triggers by table

In running order: within a kind by name.

| table | before | after |
|---|---|---|
${tables.join("\n")}
`;
}

/** Triggers of a statement run around those of its rows. @param {Source} source */
function triggersOf({ path, text }) {
  const kinds = ["before statement", "before row", "after row", "after statement"];
  const pattern = /^create or replace trigger (\w+) (before|after) [^;]*?\bon (\w+)[^;]*?\bfor each (row|statement)/gm;
  return [...text.matchAll(pattern)].map(([, trigger = "", time = "", table = "", each]) => ({
    table,
    time,
    order: `${table} ${kinds.indexOf(`${time} ${each}`)} ${trigger}`,
    link: `[\`${trigger}\`](../${path})`,
  }));
}
