import { href } from "react-router";
import type { CacheTag } from "../../contract/call.ts";
import type { Call } from "../../contract/route.ts";
import { cachingOf, type CachedFile, type Caching, type ReadQuery } from "../../platform/http/cached-page.ts";
import { badgeFile } from "../badge/answer-badge.ts";
import { crawlerFiles } from "../found/mount-crawler-files.ts";
import { referenceFile } from "./api-reference.ts";

/** A canonical address with only the query that counts, as the cache key. */
export type SharedRead = { key: string; tags: readonly string[] };

/** Undefined when the answer is not shared. */
export type FindSharedRead = (address: string) => SharedRead | undefined;

const slug = "[a-z]+(?:-[a-z]+)*";

type Calls = readonly Pick<Call, "path" | "cached" | "query" | "canonical">[];

type Page = { id: string; path?: string | undefined; module: { loader?: unknown; cached?: unknown } };
type Pages = { readonly [id: string]: Page | undefined };

type PublicRead = { path: RegExp; tags: readonly CacheTag[]; read: (address: URLSearchParams) => ReadQuery };

/** Undeclared reads are never cached. Reads for a date also have the tag `availability`. */
export function findSharedReads(calls: Calls, pages: Pages): FindSharedRead {
  const frame = pages["root"] && cachingOf(pages["root"].module);
  const reserved = firstSegments([...Object.values(pages), ...calls]);
  const reads = [
    ...Object.values(pages).flatMap((page) => (frame && page ? ofPage(page, frame, reserved) : [])),
    ...[badgeFile, referenceFile, ...crawlerFiles].map(ofFile),
    ...calls.flatMap(ofCall),
  ];
  return (address) => readAddress(reads, address);
}

/** First segments of fixed addresses: no category has such a name. */
function firstSegments(paths: readonly ({ path?: string | undefined } | undefined)[]): string[] {
  const segments = paths.map((each) => each?.path?.replace(/^\//, "").split("/")[0] ?? "");
  return [...new Set(segments)].filter((segment) => /^[a-z-]+$/.test(segment));
}

function ofFile({ path, tags, read = () => ({}) }: CachedFile): PublicRead {
  const pattern = path
    .replaceAll(".", String.raw`\.`)
    .replace("{id}", "([0-9a-f-]{36})")
    .replaceAll(/\{(?:category|place)\}/g, slug)
    .replace("{part}", String.raw`\d+`);
  return { path: new RegExp(`^${pattern}$`), tags, read };
}

function ofCall(call: Calls[number]): PublicRead[] {
  const { path, cached, query } = call;
  if (!cached) return [];
  const read = (address: URLSearchParams) => {
    const params = query?.parse(Object.fromEntries([...address].toReversed())) ?? {};
    return (call.canonical?.(params) ?? params) as ReadQuery;
  };
  return [ofFile({ path, tags: cached, read })];
}

function ofPage({ id, path = "", module }: Page, frame: Caching, reserved: readonly string[]): PublicRead[] {
  const cached = id === "root" ? undefined : cachingOf(module);
  if (!cached) return [];
  const { read = () => ({}) } = cached;
  const tags = [...new Set([...cached.tags, ...frame.tags])];
  const category = `(?!(?:${reserved.join("|")})/)${slug}`;
  const page = `/${path.replace(":id", "{id}").replace(":category", category).replace(":place", slug)}`;
  const data = page === href("/") ? "/_.data" : `${page}.data`;
  return [
    ofFile({ path: page, tags, read }),
    ofFile({ path: data, tags, read: (address) => ({ ...read(address), _routes: readRoute(address, id) }) }),
  ];
}

/** Undefined for both, and for invented parts, so that these create no cache entries. */
function readRoute(address: URLSearchParams, route: string): string | undefined {
  const requested = address.get("_routes");
  if (!requested) return undefined;
  const [first, other] = ["root", route].filter((known) => requested.split(",").includes(known));
  return other === undefined ? first : undefined;
}

function readAddress(reads: readonly PublicRead[], address: string): SharedRead | undefined {
  const mark = address.indexOf("?");
  const path = mark === -1 ? address : address.slice(0, mark);
  for (const { path: shape, tags, read } of reads) {
    const match = shape.exec(path);
    if (!match) continue;
    const query = mark === -1 ? "" : canonicalQuery(address.slice(mark + 1), read);
    if (query === undefined) return undefined;
    const key = query === "" ? path : `${path}?${query}`;
    const dated = /(?:^|&)date=/.test(query) ? (["availability"] as const) : [];
    return { key, tags: [...tags, ...dated].map((tag) => tag.replace("{id}", match[1] ?? "")) };
  }
  return undefined;
}

/** Undefined for an invalid query: the program refuses it, and refusals are not cached. */
function canonicalQuery(query: string, read: PublicRead["read"]): string | undefined {
  try {
    const entries = Object.entries(read(new URLSearchParams(query)));
    const pairs = entries.flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, String(value)]],
    );
    return new URLSearchParams(pairs.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
  } catch {
    return undefined;
  }
}
