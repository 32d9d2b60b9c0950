import { Param, sql, SQL, type Query, type SQLWrapper } from "drizzle-orm";

const mark = "/* prepared */";

/** What a query or a part of one consists of: its words, and what stands between them. */
class Template {
  readonly strings: TemplateStringsArray;
  readonly values: readonly unknown[];

  constructor(strings: TemplateStringsArray, values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

/** A text that was put together, and what stood in each of its places: a parameter (null), or a part, by what it was. */
type Kept = { text: string; parts: readonly (WeakRef<WeakKey> | null)[] };

/** The texts of a template, by its words, which are one object wherever it stands in the code: several where a part is one of several. */
const kept = new WeakMap<TemplateStringsArray, Kept[]>();
const kept_max = 4;

/**
 * A query that each connection has the database parse and plan once, by its text. For what is asked at each page and finds its rows by a
 * key: a plan that is kept knows no values, so a list, whose best plan hangs on them, is planned each time. Its columns are listed, not `*`: a
 * kept plan does not follow a table that gets another. Its text is put together once too, where all that stands in it is a parameter, a
 * constant of its module or a `part`. It stands in no other query.
 */
export function prepared(strings: TemplateStringsArray, ...values: readonly unknown[]): SQLWrapper {
  return new PreparedQuery(new Template(strings, values));
}

/** A part of a prepared query that has parameters, and whose text is kept with it. */
export function part(strings: TemplateStringsArray, ...values: readonly unknown[]): unknown {
  return new Template(strings, values);
}

/** The same of a text that is known already, with its parameters as `$1` and so on. */
export function preparedText(text: string, params: unknown[]): SQLWrapper {
  return new PreparedText(`${mark} ${text}`, params);
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

class PreparedText extends SQL {
  readonly #query: Query;

  constructor(text: string, params: unknown[]) {
    super([]);
    this.#query = { sql: text, params };
  }

  override toQuery(): Query {
    return this.#query;
  }
}

class PreparedQuery extends SQL {
  readonly #template: Template;

  constructor(template: Template) {
    super([]);
    this.#template = template;
  }

  override toQuery(config: Parameters<SQL["toQuery"]>[0]): Query {
    const template = this.#template;
    const places = placesOf(template);
    const known = kept.get(template.strings) ?? [];
    const same = known.find((each) => isOf(each, places));
    if (same) return { sql: same.text, params: paramsOf(places) };
    const { sql: words, params } = sqlOf(template).toQuery(config);
    const text = `${mark} ${words}`;
    // a part with parameters of its own could have others the next time
    const isWhole = places.every((place) => isParameter(place) || isPart(place));
    if (isWhole && params.length === paramsOf(places).length && known.length < kept_max)
      kept.set(template.strings, [
        ...known,
        { text, parts: places.map((place) => (isPart(place) ? new WeakRef(place) : null)) },
      ]);
    return { sql: text, params };
  }
}

function sqlOf({ strings, values }: Template): SQL {
  return sql(strings, ...values.map((value) => (value instanceof Template ? sqlOf(value) : value)));
}

/** What stands between the words of a template, one behind the other; of a part, its words by themselves before what stands in it. */
function placesOf({ values }: Template): readonly unknown[] {
  if (!values.some((value) => value instanceof Template)) return values;
  return values.flatMap((value) => (value instanceof Template ? [value.strings, ...placesOf(value)] : [value]));
}

function isOf({ parts }: Kept, places: readonly unknown[]): boolean {
  return (
    parts.length === places.length &&
    parts.every((part, at) => (part === null ? isParameter(places[at]) : part.deref() === places[at]))
  );
}

function isParameter(place: unknown): boolean {
  if (place === null || place instanceof Param) return true;
  return typeof place === "string" || typeof place === "number" || typeof place === "boolean";
}

/** Whether it is an object that may be a constant. An array would be read as a list, whose text hangs on its length. */
function isPart(place: unknown): place is WeakKey {
  return (
    typeof place === "object" &&
    place !== null &&
    !(place instanceof Param) &&
    (!Array.isArray(place) || "raw" in place)
  );
}

function paramsOf(places: readonly unknown[]): unknown[] {
  return places.filter(isParameter).map(valueOf);
}

function valueOf(place: unknown): unknown {
  return place instanceof Param ? (place as Param).encoder.mapToDriverValue(place.value) : place;
}
