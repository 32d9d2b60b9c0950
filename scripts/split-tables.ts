import { readdirSync } from "node:fs";
import { is, SQL } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";

/**
 * What in the schema stands against splitting its tables, over servers or in partitions, by a column each. `node scripts/split-tables.ts`
 * prints it; docs/scaling.md holds what it prints, which a test compares.
 */

/** A table that every server has whole: small, and rarely written. */
const everywhere = null;

/** By which column each table would lie on one of many servers: by whose account it is, so that what a person asks for lies on one. */
export const shardKeys: Readonly<Record<string, string | typeof everywhere>> = {
  ...by(everywhere, "category subcategory setting installation"),
  ...by(
    "id",
    "account provider departed_provider couple enquiry held_enquiry letter audit_entry security_event invitation imported_page complaint",
  ),
  ...by("account_id", "account_token session passkey recovery_code second_factor"),
  ...by(
    "provider_id",
    "provider_category custom_field media badge listing listing_card listing_category listing_word provider_view desk_visit",
  ),
  ...by("provider_id", "calendar calendar_day calendar_entry calendar_feed calendar_subscription calendar_import"),
  ...by("provider_id", "endorsement_balance endorsement_credit verification verification_request"),
  ...by("endorsed_provider_id", "endorsement"),
  ...by(
    "provider_id",
    "enquiry_recipient conversation message message_file held_message inbound_email reply_address report",
  ),
  ...by("provider_id", "saved_reply quote quote_line quote_template booking"),
  ...by(
    "couple_id",
    "wedding_member wedding_invitation favourite favourite_vote favourite_watch quote_note plan plan_task",
  ),
  ...by("couple_id", "budget budget_share budget_entry budget_payment budget_proof budget_reminder"),
  ...by("admin_id", "hero_draft"),
  ...by("email_hash", "suppressed_email confirmed_email"),
  ...by("challenge_hash", "passkey_challenge"),
  ...by("invitation_id", "invitation_token"),
  ...by("page_id", "imported_picture"),
  ...by("minute", "health_sample"),
  ...by("hash", "stored_file"),
  ...by("name", "file_to_remove listing_count"),
  ...by("key", "done_once"),
  ...by("key_hash", "rate_limit_hit settled_import"),
};

/** By which column the tables that grow without end would be cut into months. */
export const partitionKeys: Readonly<Record<string, string>> = {
  enquiry: "created_at",
  enquiry_recipient: "created_at",
  conversation: "opened_at",
  message: "created_at",
};

function by(key: string | typeof everywhere, tables: string): Record<string, string | typeof everywhere> {
  return Object.fromEntries(tables.split(" ").map((table) => [table, key]));
}

export interface Table {
  readonly name: string;
  readonly columns: readonly { name: string; notNull: boolean }[];
  /** The columns of each primary or unique key and each unique index; an expression stands as it is called, "an expression". */
  readonly uniques: readonly (readonly string[])[];
  readonly references: readonly { columns: readonly string[]; to: string; toColumns: readonly string[] }[];
}

/** Every table of src/schema. */
export async function readTables(): Promise<Table[]> {
  const folder = new URL("../src/schema/", import.meta.url);
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
  );
  const tables = modules.flatMap((each) => Object.values(each)).filter((value) => is(value, PgTable));
  return tables.map(readTable).toSorted((a, b) => a.name.localeCompare(b.name));
}

function readTable(table: PgTable): Table {
  const { name, columns, primaryKeys, uniqueConstraints, indexes, foreignKeys } = getTableConfig(table);
  const named = (list: readonly { name: string }[]) => list.map((column) => column.name);
  return {
    name,
    columns: columns.map((column) => ({ name: column.name, notNull: column.notNull })),
    uniques: [
      ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column.name]),
      ...[...primaryKeys, ...uniqueConstraints].map((key) => named(key.columns)),
      ...indexes
        .filter(({ config }) => config.unique)
        .map(({ config }) => (config.columns as (SQL | { name: string })[]).map(nameOf)),
    ],
    references: foreignKeys.map((key) => {
      const { columns: from, foreignTable, foreignColumns } = key.reference();
      return { columns: named(from), to: getTableConfig(foreignTable).name, toColumns: named(foreignColumns) };
    }),
  };
}

const nameOf = (column: SQL | { name: string }): string => (is(column, SQL) ? "an expression" : column.name);

/** The unique keys that could only hold within one part, not over all: those without the column by which the table is split. */
export function brokenUniques({ uniques }: Table, key: string): (readonly string[])[] {
  return uniques.filter((columns) => !columns.includes(key));
}

/** The references between two servers: those that do not lead from the one's key to the other's. */
export function crossing({ name, references }: Table, keys: typeof shardKeys): string[] {
  const own = keys[name];
  return references
    .filter(({ columns, to, toColumns }) => {
      const other = keys[to];
      if (other === everywhere) return false;
      return !columns.some((column, at) => column === own && toColumns[at] === other);
    })
    .map(({ columns, to }) => `${columns.join(", ")} → ${to}`);
}

/** The references that a table's parts could not hold: they point at a key that lacks the column by which it is split. */
function pointing(tables: readonly Table[], to: string, key: string): string[] {
  return tables.flatMap(({ name, references }) =>
    references
      .filter((reference) => reference.to === to && !reference.toColumns.includes(key))
      .map(({ columns }) => `${name}.${columns.join(", ")}`),
  );
}

const listed = (words: readonly string[]) =>
  words.length === 0 ? "–" : [...new Set(words)].map((word) => `\`${word}\``).join("; ");
const keyOf = ({ columns }: Table, key: string) => {
  const column = columns.find(({ name }) => name === key);
  if (!column) return `\`${key}\`, to be added`;
  return column.notNull ? `\`${key}\`` : `\`${key}\`, may be null`;
};
const uniquesOf = (table: Table, key: string) => listed(brokenUniques(table, key).map((columns) => columns.join(", ")));

/** What stands against many servers, as rows of a page: tables against which nothing stands are left out. */
export function shardRows(tables: readonly Table[], keys: typeof shardKeys = shardKeys): string[] {
  return tables.flatMap((table) => {
    const key = keys[table.name];
    if (typeof key !== "string") return [];
    const row = [keyOf(table, key), uniquesOf(table, key), listed(crossing(table, keys))];
    const isFine = row[0] === `\`${key}\`` && row[1] === "–" && row[2] === "–";
    return isFine ? [] : [`| \`${table.name}\` | ${row.join(" | ")} |`];
  });
}

/** What stands against partitions, as rows of a page. */
export function partitionRows(tables: readonly Table[], keys: typeof partitionKeys = partitionKeys): string[] {
  return tables
    .filter(({ name }) => name in keys)
    .map((table) => {
      const key = keys[table.name] ?? "";
      const cells = [keyOf(table, key), uniquesOf(table, key), listed(pointing(tables, table.name, key))];
      return `| \`${table.name}\` | ${cells.join(" | ")} |`;
    });
}

if (import.meta.main) {
  const tables = await readTables();
  console.log([...partitionRows(tables), "", ...shardRows(tables)].join("\n"));
}
