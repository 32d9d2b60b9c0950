import { getTableColumns, getTableName, Param, sql, SQL, type Query, type SQLWrapper } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

const mark = "/* prepared */";

/** A part of a prepared query, or the whole of one: its words, and what stands between them. */
export class Part {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];

  constructor(strings: TemplateStringsArray, values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

type BuildConfig = Parameters<SQL["toQuery"]>[0];
type Write = (config: BuildConfig) => Query;

/** A text that was put together, and what stood in each of its places: a parameter (null), or what is the same each time. */
type Kept = { text: string; fixed: readonly (WeakRef<WeakKey> | null)[] };

/** The texts of a query, by its words, which are one object wherever it stands in the code: several where a part is one of several. */
const kept = new WeakMap<TemplateStringsArray, Kept[]>();
const kept_max = 4;

/**
 * A query that each connection has the database parse and plan once, by its text. For what is asked at each page and finds its rows by a
 * key: a plan that is kept knows no values, so a list, whose best plan hangs on them, is planned each time. Its columns are listed, not `*`: a
 * kept plan does not follow a table that gets another. Its text is put together once too, where all that stands in it is a parameter, a
 * constant of its module or a `part`. It stands in no other query.
 */
export function prepared(strings: TemplateStringsArray, ...values: readonly unknown[]): SQLWrapper {
  const whole = part(strings, ...values);
  return new WrittenSql((config) => write(whole, config));
}

/** A part of a prepared query that has parameters, and whose text is kept with it. */
export function part(strings: TemplateStringsArray, ...values: readonly unknown[]): Part {
  return new Part(strings, values);
}

/** The words of inserts into a table, by the columns that they name. */
const insertions = new WeakMap<PgTable, Map<string, TemplateStringsArray>>();

/** The part that inserts a row. What the row does not name, or names as undefined, is what the table says for it. */
export function insertion<Table extends PgTable>(table: Table, row: Table["$inferInsert"]): Part {
  const columns = getTableColumns(table);
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => columns[name]?.name ?? name);
  const values = given.map(([name, value]) => (value === null ? null : sql.param(value, columns[name])));
  return part(wordsOf(table, names), ...values);
}

function wordsOf(table: PgTable, names: readonly string[]): TemplateStringsArray {
  const known = insertions.get(table) ?? new Map<string, TemplateStringsArray>();
  insertions.set(table, known);
  const key = names.join();
  const kept_words = known.get(key);
  if (kept_words) return kept_words;
  const begin = `insert into "${getTableName(table)}" (${names.map((name) => `"${name}"`).join(", ")}) values (`;
  const strings = [begin, ...names.slice(1).map(() => ", "), ")"];
  const words = Object.assign(strings, { raw: strings });
  known.set(key, words);
  return words;
}

/** The same as `prepared` of a text that is known already, with its parameters as `$1` and so on. */
export function preparedText(text: string, params: unknown[]): SQLWrapper {
  return new WrittenSql(() => ({ sql: `${mark} ${text}`, params }));
}

/** Whether a query of the driver, in the form of an object, is a prepared one. */
export function isPrepared(config: unknown): config is { text: string } {
  if (typeof config !== "object" || config === null || !("text" in config)) return false;
  return typeof config.text === "string" && isPreparedText(config.text);
}

/** Whether the text of a query is that of a prepared one. */
export function isPreparedText(text: string): boolean {
  return text.startsWith(mark);
}

/** What the driver's dialect asks for its text, whatever puts that together. */
class WrittenSql extends SQL {
  readonly #write: Write;

  constructor(write: Write) {
    super([]);
    this.#write = write;
  }

  override toQuery(config: BuildConfig): Query {
    return this.#write(config);
  }
}

function write(whole: Part, config: BuildConfig): Query {
  const places = placesOf(whole);
  const known = kept.get(whole.strings) ?? [];
  const same = known.find((each) => isOf(each, places));
  if (same) return { sql: same.text, params: paramsOf(places) };
  const { sql: words, params } = sqlOf(whole).toQuery(config);
  const text = `${mark} ${words}`;
  // what has parameters of its own could have others the next time
  const isKept = places.every((place) => isParameter(place) || isFixed(place));
  if (isKept && params.length === paramsOf(places).length && known.length < kept_max) {
    const fixed = places.map((place) => (isFixed(place) ? new WeakRef(place) : null));
    kept.set(whole.strings, [...known, { text, fixed }]);
  }
  return { sql: text, params };
}

function sqlOf({ strings, values }: Part): SQL {
  return sql(strings, ...values.map((value) => (value instanceof Part ? sqlOf(value) : value)));
}

/** What stands between the words of a query, one behind the other; of a part, its words by themselves before what stands in it. */
function placesOf({ values }: Part): readonly unknown[] {
  if (!values.some((value) => value instanceof Part)) return values;
  return values.flatMap((value) => (value instanceof Part ? [value.strings, ...placesOf(value)] : [value]));
}

function isOf({ fixed }: Kept, places: readonly unknown[]): boolean {
  return (
    fixed.length === places.length &&
    fixed.every((each, at) => (each === null ? isParameter(places[at]) : each.deref() === places[at]))
  );
}

function isParameter(place: unknown): boolean {
  if (place === null || place instanceof Param) return true;
  return typeof place === "string" || typeof place === "number" || typeof place === "boolean";
}

/** Whether it is an object that may be a constant, or the words of a part. Another array would be read as a list, whose text hangs on its length. */
function isFixed(place: unknown): place is WeakKey {
  if (typeof place !== "object" || place === null || place instanceof Param) return false;
  return !Array.isArray(place) || "raw" in place;
}

function paramsOf(places: readonly unknown[]): unknown[] {
  return places.filter(isParameter).map(valueOf);
}

function valueOf(place: unknown): unknown {
  return place instanceof Param ? (place as Param).encoder.mapToDriverValue(place.value) : place;
}
