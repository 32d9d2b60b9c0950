import * as limits from "../../contract/limits.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import { type ProviderQuery, plainQuery, providerQuery } from "../../contract/providers/query-schema.ts";
import { refuse } from "../../platform/refusal.ts";

/*
 * Equal requests give equal queries, which are the page cache's keys. Refuses unreadable parameters with
 * `bad_parameter`.
 */

const onBrowse = providerQuery.omit({ place: true, limit: true });
const inOldDirectory = providerQuery.pick({ city: true, verified: true, page: true });
const onHome = providerQuery.pick({ category: true, search: true, priceRanges: true, sortBy: true, page: true });

/** A list and the line it came from [browse-19]. */
export type BrowseQuery = ProviderQuery & { line?: string | undefined };

/** An amount of 0 means none. */
export function readBrowseQuery(address: URLSearchParams): BrowseQuery {
  const { priceTo, ...query } = readListQuery(onBrowse, address);
  const line = address.get("line")?.trim().slice(0, limits.search_length_max);
  return { ...fromFirstPage(plainQuery({ ...query, priceTo: unless(0, priceTo) })), line: unless("", line) };
}

/** The verified box is ticked by default. */
export function readOldDirectoryQuery(address: URLSearchParams): ProviderQuery {
  const { verified, ...query } = readListQuery(inOldDirectory, address);
  return fromFirstPage({ ...query, verified: unless(true, verified) });
}

/** Empty unless a category is named. */
export function readHomeQuery(address: URLSearchParams): ProviderQuery {
  const query = readListQuery(onHome, address);
  return query.category === undefined ? {} : fromFirstPage(plainQuery(query));
}

/** Accepts repeated parameters from plain forms and comma-separated values from our links. */
function readListQuery(shape: Shape, address: URLSearchParams): ProviderQuery {
  const params = Object.fromEntries(address);
  const { province, category } = params;
  return read(shape, {
    ...params,
    ...(province !== undefined && { province: listQuery.provinceNamed(province.trim()) }),
    ...(category !== undefined && { category: category.toLowerCase() }),
    priceRanges: address.getAll("priceRanges").join(","),
    facts: address.getAll("facts").join(","),
  });
}

type Shape = { safeParse: (typeof providerQuery)["safeParse"] };

function read(shape: Shape, params: Record<string, string>): ProviderQuery {
  const result = shape.safeParse(params);
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

/** Undefined for the default value. */
function unless<T>(usual: T, value: T | undefined): T | undefined {
  return value === usual ? undefined : value;
}
