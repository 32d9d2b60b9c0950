import type { PGlite, QueryOptions, Transaction } from "@electric-sql/pglite";

type Parsers = PGlite["parsers"];
type Ask = PGlite["query"];
/** The driver hands a query's options on with each of its messages. */
type Options = QueryOptions & { kept?: Parsers };

/**
 * Has the embedded database's driver keep what it reads values with. Whoever asks with parsers of his own, as the query builder does, has it copy all
 * that it knows, some hundreds, for each query: a tenth of a millisecond. Parsers for the same types are taken for the same.
 */
export function keepParsers(driver: PGlite): void {
  const own = driver.parsers;
  const known = new Map<string, Parsers>();
  const merge = (parsers: NonNullable<QueryOptions["parsers"]>): Parsers => {
    const types = Object.keys(parsers).join();
    const merged = known.get(types) ?? { ...own, ...parsers };
    known.set(types, merged);
    return merged;
  };
  const lighten = (ask: Ask): Ask => {
    return (text, values, { parsers, ...rest } = {}) => {
      const options: Options = parsers ? { ...rest, kept: merge(parsers) } : rest;
      return ask(text, values, options);
    };
  };
  driver.query = lighten(driver.query.bind(driver));
  const begin = driver.transaction.bind(driver);
  driver.transaction = (work) =>
    begin((tx: Transaction) => {
      tx.query = lighten(tx.query);
      return work(tx);
    });
  // an answer is read at once after its last message, and the next query begins after that
  const send = driver.execProtocolStream.bind(driver);
  driver.execProtocolStream = (message, options: Options = {}) => {
    driver.parsers = options.kept ?? own;
    return send(message, options);
  };
}
