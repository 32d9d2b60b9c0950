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

/** A list, the line it came from [browse-19], and unreadable filters [browse-2]. */
export type BrowseQuery = ProviderQuery & { line?: string | undefined; unread?: string | undefined };

/** An amount of 0 means none. */
export function readBrowseQuery(address: URLSearchParams): BrowseQuery {
  const { params, unread } = dropUnreadable(address);
  const { priceTo, ...query } = readListQuery(onBrowse, params);
  const line = address.get("line")?.trim().slice(0, limits.search_length_max);
  return {
    ...fromFirstPage(plainQuery({ ...query, priceTo: unless(0, priceTo) })),
    line: unless("", line),
    unread: unless("", unread),
  };
}

/** `unread` is read back from a cached address. */
function dropUnreadable(address: URLSearchParams): { params: URLSearchParams; unread: string } {
  const params = new URLSearchParams(address);
  const named = new Set(params.get("unread")?.split(","));
  const { error } = onBrowse.safeParse(paramsOf(params));
  for (const { path } of error?.issues ?? []) named.add(String(path[0]));
  const unread = listQuery.keys.filter((key) => named.has(key));
  for (const key of unread) params.delete(key);
  return { params, unread: unread.join(",") };
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

function readListQuery(shape: Shape, address: URLSearchParams): ProviderQuery {
  return read(shape, paramsOf(address));
}

/** Accepts repeated parameters from plain forms and comma-separated values from our links. */
function paramsOf(address: URLSearchParams): Record<string, string> {
  const params = Object.fromEntries(address);
  const { province, category } = params;
  return {
    ...params,
    ...(province !== undefined && { province: listQuery.provinceNamed(province.trim()) }),
    ...(category !== undefined && { category: category.toLowerCase() }),
    priceRanges: address.getAll("priceRanges").join(","),
    facts: address.getAll("facts").join(","),
  };
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
