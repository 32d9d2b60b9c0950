import type { RouterContextProvider } from "react-router";
import type { CacheTag } from "../../contract/call.ts";
import type { Context } from "../context.ts";
import { loadPage } from "./page.ts";

/** Undefined and empty values don't change the answer. */
export type ReadQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

export type Caching<Query extends ReadQuery = ReadQuery> = {
  /** What the answer depends on; a page adds the tags of its frame. */
  tags: readonly CacheTag[];
  /** Makes the cache key; its result, written as an address, must read the same. */
  read?: (address: URLSearchParams) => Query;
};

/** `{id}` in the path is an id, `{part}` a number. */
export type CachedFile = Caching & { path: string };

type LoaderArgs<Params> = { context: Readonly<RouterContextProvider>; request: Request; params: Params };

/**
 * The answer depends only on the cache key, since the loader gets only what `read` returns. A page without a loader
 * exports `cached`.
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

export function cachingOf(page: { loader?: unknown; cached?: unknown }): Caching | undefined {
  const { cached } = typeof page.loader === "function" && "cached" in page.loader ? page.loader : page;
  return cached as Caching | undefined;
}
