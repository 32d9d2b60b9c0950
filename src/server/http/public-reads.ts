import { href } from "react-router";
import type { Call, CacheTag } from "../../contract/call.ts";
import { cachingOf, type CachedFile, type Caching, type ReadQuery } from "../../platform/http/cached-page.ts";
import { badgeFile } from "../badge/answer-badge.ts";
import { foundFiles } from "../found/mount-found.ts";
import { referenceFile } from "./api-reference.ts";

/** A shared read as it is remembered: its address with only what counts, in one form for all that ask for the same. */
export type SharedRead = { key: string; tags: readonly string[] };

/** Finds the shared read that an address asks for; undefined when its answer is nobody else's business. */
export type FindSharedRead = (address: string) => SharedRead | undefined;

const slug = "[a-z]+(?:-[a-z]+)*";

type Calls = readonly Pick<Call, "path" | "cached" | "query" | "canonical">[];

/** A route of the pages' build: what is read of it. */
type Page = { id: string; path?: string | undefined; module: { loader?: unknown; cached?: unknown } };
type Pages = { readonly [id: string]: Page | undefined };

type PublicRead = { path: RegExp; tags: readonly CacheTag[]; read: (address: URLSearchParams) => ReadQuery };

/**
 * The reads that everyone shares, from what each call, page and file declares: which addresses may be cached, what of their
 * query counts, and the tags of each answer. What declares nothing is cached nowhere. What is asked for a date
 * has the tag `availability` besides. A change that announces a tag makes
 * every process evict what has it.
 */
export function findSharedReads(calls: Calls, pages: Pages): FindSharedRead {
  const frame = pages["root"] && cachingOf(pages["root"].module);
  const taken = firstWords([...Object.values(pages), ...calls]);
  const reads = [
    ...Object.values(pages).flatMap((page) => (frame && page ? ofPage(page, frame, taken) : [])),
    ...[badgeFile, referenceFile, ...foundFiles].map(ofFile),
    ...calls.flatMap(ofCall),
  ];
  return (address) => readAddress(reads, address);
}

/** The first words of all addresses that are named in words: no category is called so. */
function firstWords(paths: readonly ({ path?: string | undefined } | undefined)[]): string[] {
  const words = paths.map((each) => each?.path?.replace(/^\//, "").split("/")[0] ?? "");
  return [...new Set(words)].filter((word) => /^[a-z-]+$/.test(word));
}

function ofFile({ path, tags, read = () => ({}) }: CachedFile): PublicRead {
  const pattern = path
    .replaceAll(".", String.raw`\.`)
    .replace("{id}", "([0-9a-f-]{36})")
    .replaceAll(/\{(?:category|place)\}/g, slug)
    .replace("{part}", String.raw`\d+`);
  return { path: new RegExp(`^${pattern}$`), tags, read };
}

/** A call reads of its address what its contract lists, the first of what is given twice. */
function ofCall(call: Calls[number]): PublicRead[] {
  const { path, cached, query } = call;
  if (!cached) return [];
  const read = (address: URLSearchParams) => {
    const asked = query?.parse(Object.fromEntries([...address].toReversed())) ?? {};
    return (call.canonical?.(asked) ?? asked) as ReadQuery;
  };
  return [ofFile({ path, tags: cached, read })];
}

/** A page as a document, and as the data that a click in the browser asks for: of the page, of its frame, or of both. */
function ofPage({ id, path = "", module }: Page, frame: Caching, taken: readonly string[]): PublicRead[] {
  const cached = id === "root" ? undefined : cachingOf(module);
  if (!cached) return [];
  const { read = () => ({}) } = cached;
  const tags = [...new Set([...cached.tags, ...frame.tags])];
  const category = `(?!(?:${taken.join("|")})/)${slug}`;
  const page = `/${path.replace(":id", "{id}").replace(":category", category).replace(":place", slug)}`;
  const data = page === href("/") ? "/_.data" : `${page}.data`;
  return [
    ofFile({ path: page, tags, read }),
    ofFile({ path: data, tags, read: (address) => ({ ...read(address), _routes: partOf(address, id) }) }),
  ];
}

/** Which one of a page's two parts is asked for; undefined for both, as for parts that it has not: whoever makes them up costs nothing. */
function partOf(address: URLSearchParams, route: string): string | undefined {
  const asked = address.get("_routes");
  if (!asked) return undefined;
  const [part, other] = ["root", route].filter((known) => asked.split(",").includes(known));
  return other === undefined ? part : undefined;
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

/** Undefined for what can't be read: the program refuses that, and refusals are not remembered. */
function canonicalQuery(query: string, read: PublicRead["read"]): string | undefined {
  try {
    const asked = Object.entries(read(new URLSearchParams(query)));
    const said = asked.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, String(value)]]));
    return new URLSearchParams(said.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
  } catch {
    return undefined;
  }
}
