import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { plainQuery } from "../../contract/providers/plain-query.ts";
import { providerQuery, type ProviderQuery } from "../../contract/providers/shapes.ts";
import { refuse } from "../../platform/refusal.ts";

/*
 * What the pages with a list read of their address, by the query of the call that lists providers. Addresses that ask for
 * the same read the same: what changes nothing is left out. The pages take their filters from here, and the page cache the
 * keys of those pages.
 * Each refuses with `bad_parameter` and a sentence that names the parameter which can't be read.
 */

const onBrowse = providerQuery.omit({ place: true, limit: true });
const inOldDirectory = providerQuery.pick({ city: true, verified: true, page: true });
const onHome = providerQuery.pick({ category: true, search: true, priceRanges: true, sortBy: true, page: true });

/** What the browse page reads: a list, and the line that it was read from [browse-19]. */
export type BrowseQuery = ProviderQuery & { line?: string | undefined };

/** The browse page. An amount of 0 is none. */
export function readBrowseQuery(address: URLSearchParams): BrowseQuery {
  const { priceTo, ...query } = readListQuery(onBrowse, address);
  const line = address.get("line")?.trim().slice(0, limits.search_length_max);
  return { ...fromFirstPage(plainQuery({ ...query, priceTo: unless(0, priceTo) })), line: unless("", line) };
}

/** The older directory. Its box is ticked until somebody unticks it. */
export function readOldDirectoryQuery(address: URLSearchParams): ProviderQuery {
  const { verified, ...query } = readListQuery(inOldDirectory, address);
  return fromFirstPage({ ...query, verified: unless(true, verified) });
}

/** The front page, which reads nothing unless a category is named. */
export function readHomeQuery(address: URLSearchParams): ProviderQuery {
  const query = readListQuery(onHome, address);
  return query.category === undefined ? {} : fromFirstPage(plainQuery(query));
}

/**
 * A plain form sends one value for each ticked box, where addresses of ours have them in one with commas; pages understand
 * both.
 */
function readListQuery(shape: Shape, address: URLSearchParams): ProviderQuery {
  const asked = Object.fromEntries(address);
  const { province, category } = asked;
  return read(shape, {
    ...asked,
    ...(province !== undefined && { province: listQuery.provinceNamed(province.trim()) }),
    ...(category !== undefined && { category: category.toLowerCase() }),
    priceRanges: address.getAll("priceRanges").join(","),
    facts: address.getAll("facts").join(","),
  });
}

type Shape = { safeParse: (typeof providerQuery)["safeParse"] };

function read(shape: Shape, asked: Record<string, string>): ProviderQuery {
  const result = shape.safeParse(asked);
  if (result.success) return result.data;
  const [{ path, message } = { path: [], message: "" }] = result.error.issues;
  const name = String(path[0] ?? "");
  return refuse("bad_parameter", {
    sentence: `We can’t read “${name}” in this address. ${message}`,
    fields: { [name]: message },
  });
}

function fromFirstPage({ page, ...query }: ProviderQuery): ProviderQuery {
  return { ...query, page: unless(1, page) };
}

/** A value that says something: nothing where it is the usual one. */
function unless<T>(usual: T, value: T | undefined): T | undefined {
  return value === usual ? undefined : value;
}
