import type { RouterContextProvider } from "react-router";
import type { CacheTag } from "../../contract/call.ts";
import type { Context } from "../context.ts";
import { loadPage } from "./page.ts";

/** What an answer reads of its address besides the path: what is undefined or empty changes nothing. */
export type ReadQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

/** What the page cache is told of a read that everyone shares. */
export type Caching<Query extends ReadQuery = ReadQuery> = {
  /** What the answer is built from; with a page's go those of the frame around it. */
  tags: readonly CacheTag[];
  /** What it reads of its address: the key of the cached answer is made of it. Nothing unless said. What it returns must read the same as an address. */
  read?: (address: URLSearchParams) => Query;
};

/** A file that everyone shares besides pages and calls, by its path: `{id}` stands for an id, `{part}` for a number. */
export type CachedFile = Caching & { path: string };

type LoaderArgs<Params> = { context: Readonly<RouterContextProvider>; request: Request; params: Params };

/**
 * A loader whose answer the page cache may hold. It is given what `read` makes of the address, and nothing else of the
 * request, so that its answer depends on nothing that the key leaves out. A page without a loader exports `cached` instead:
 * a `Caching` of plain data, which the browser's build drops.
 */
export function cachedLoader<T, Params, Query extends ReadQuery = ReadQuery>(
  cached: Caching<Query>,
  load: (ctx: Context, query: Query, params: Params) => Promise<T>,
) {
  const { read = () => ({}) as Query } = cached;
  const loader = (args: LoaderArgs<Params>) =>
    loadPage(args, (ctx) => load(ctx, read(new URL(args.request.url).searchParams), args.params));
  return Object.assign(loader, { cached });
}

/** What a page's module declares to the page cache, if anything. */
export function cachingOf(page: { loader?: unknown; cached?: unknown }): Caching | undefined {
  const { cached } = typeof page.loader === "function" && "cached" in page.loader ? page.loader : page;
  return cached as Caching | undefined;
}
