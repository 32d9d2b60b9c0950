import type { RouterContextProvider } from "react-router";
import type { CacheTag } from "../../contract/call.ts";
import type { Context } from "../context.ts";
import { forDocument, loadPage } from "./page.ts";

/** What an answer reads of its address besides the path: what is undefined or empty changes nothing. */
export type ReadQuery = Record<string, string | number | boolean | readonly string[] | undefined>;

/** What the page cache is told of a read that everyone shares. */
export type Caching<Query extends ReadQuery = ReadQuery> = {
  /** What the answer is built from; with a page's go those of the frame around it. */
  tags: readonly CacheTag[];
  /** What it reads of its address: the key of the cached answer is made of it. Nothing unless said. */
  read?: (address: URLSearchParams) => Query;
};

/** A file that everyone shares besides pages and calls, by its path: `{id}` stands for an id, `{part}` for a number. */
export type CachedFile = Caching & { path: string };

type Mark = <Answer extends object, Field extends keyof Answer>(
  answer: Answer,
  ...fields: Field[]
) => Omit<Answer, Field> & Partial<Pick<Answer, Field>>;

/** Marks what a page shows as the server made it and never changes [visitors-30]; `isKept`: what is marked is for rendering alone, and need not be made ready to travel. */
export type Once = Mark & { readonly isKept: boolean };

/** What is not enumerable is there for rendering, and not handed on to the browser. */
const hide: Mark = (answer, ...fields) => {
  for (const field of fields) Object.defineProperty(answer, field, { enumerable: false });
  return answer;
};

const keepBack: Once = Object.assign<Mark, { isKept: boolean }>(hide, { isKept: true });
const handOn: Once = Object.assign<Mark, { isKept: boolean }>((answer) => answer, { isKept: false });

type LoaderArgs<Params> = { context: Readonly<RouterContextProvider>; request: Request; params: Params };

/**
 * A loader whose answer the page cache may hold. It is given what `read` makes of the address, and nothing else of the
 * request, so that its answer depends on nothing that the key leaves out. Of what it marks by `once` the browser is sent nothing beside the
 * rendered page, and everything when it renders the page itself. A page without a loader exports `cached` instead:
 * a `Caching` of plain data, which the browser's build drops.
 */
export function cachedLoader<T, Params, Query extends ReadQuery = ReadQuery>(
  cached: Caching<Query>,
  load: (ctx: Context, query: Query, params: Params, once: Once) => Promise<T>,
) {
  const { read = () => ({}) as Query } = cached;
  const loader = (args: LoaderArgs<Params>) =>
    loadPage(args, (ctx) => {
      const once = args.context.get(forDocument) ? keepBack : handOn;
      return load(ctx, read(new URL(args.request.url).searchParams), args.params, once);
    });
  return Object.assign(loader, { cached });
}

/** What a page's module declares to the page cache, if anything. */
export function cachingOf(page: { loader?: unknown; cached?: unknown }): Caching | undefined {
  const { cached } = typeof page.loader === "function" && "cached" in page.loader ? page.loader : page;
  return cached as Caching | undefined;
}
