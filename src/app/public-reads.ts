import { href } from "react-router";
import type { Call } from "../contract/call.ts";
import { listCategories, listCategoriesWithCounts } from "../contract/categories/shapes.ts";
import { listEndorsementsReceived } from "../contract/endorsements/shapes.ts";
import { readProviderMedia } from "../contract/media/shapes.ts";
import { listProviders, readProvider, suggestWays } from "../contract/providers/shapes.ts";
import { readSettings } from "../contract/settings/shapes.ts";
import { readVerificationStatus } from "../contract/verifications/shapes.ts";
import {
  readBrowseQuery,
  readHomeQuery,
  readListCall,
  readOldDirectoryQuery,
  readWaysCall,
} from "../features/listings/read-list-query.ts";
import type { PagePath } from "../platform/page-url.ts";
import { readBadgeQuery } from "./badge/answer-badge.ts";

/** What an address asks for besides its path, as page or call itself reads it: what is undefined changes nothing. */
type ReadQuery = (
  address: URLSearchParams,
) => Record<string, string | number | boolean | readonly string[] | undefined>;

/** The tags of what an answer is built from; the id is the one in the path, if there is one. */
type Tags = (id: string) => readonly string[];

type PublicRead = { path: RegExp; tags: Tags; read: ReadQuery };

const nothing = () => ({});
const settings = () => ["settings"];
const catalogue = () => ["catalogue"];
const listing = () => ["catalogue", "settings"];
const ofProvider = (id: string) => [`provider:${id}`];
const profile = (id: string) => [`provider:${id}`, "settings"];

/**
 * The reads that everyone shares: which addresses may be cached, what of their query counts, and the tags of each answer.
 * A change that announces a tag makes every process evict what has it.
 */
const publicReads: readonly PublicRead[] = [
  ...page("/", "app/web/home-page", listing, readHomeQuery),
  ...page("/providers", "features/listings/web/browse-page", listing, readBrowseQuery),
  ...page("/providers-old", "features/listings/web/old-directory-page", listing, readOldDirectoryQuery),
  ...page("/provider/:id", "app/web/provider-page", profile),
  ...page("/how-trust-works", "app/web/how-trust-works-page", settings),
  ...page("/privacy", "app/web/privacy-page", settings),
  ...page("/terms", "app/web/terms-page", settings),
  ...page("/bulk-contact", "features/enquiries/web/bulk-contact-page", listing),
  file("/badge/{id}.svg", profile, readBadgeQuery),
  file("/sitemap.xml", catalogue),
  file("/sitemap-{part}.xml", catalogue),
  file("/robots.txt", () => []),
  file("/api/openapi.json", () => []),
  call(listProviders, catalogue, readListCall),
  call(suggestWays, catalogue, readWaysCall),
  call(readProvider, ofProvider),
  call(listCategories, catalogue),
  call(listCategoriesWithCounts, catalogue),
  call(readSettings, settings),
  call(readProviderMedia, ofProvider),
  call(listEndorsementsReceived, ofProvider),
  call(readVerificationStatus, ofProvider),
];

function file(path: string, tags: Tags, read: ReadQuery = nothing): PublicRead {
  const pattern = path
    .replaceAll(".", String.raw`\.`)
    .replace("{id}", "([0-9a-f-]{36})")
    .replace("{part}", String.raw`\d+`);
  return { path: new RegExp(`^${pattern}$`), tags, read };
}

/** A call that takes a query says how it is read. */
function call<C extends Call>(
  { path }: C,
  tags: Tags,
  ...read: C["query"] extends undefined ? [] : [ReadQuery]
): PublicRead {
  return file(path, tags, ...read);
}

/** A page as a document, and as the data that a click in the browser asks for: of the page, of its frame, or of both. */
function page(page: PagePath, route: string, tags: Tags, read: ReadQuery = nothing): PublicRead[] {
  const path = page.replace(":id", "{id}");
  const data = page === href("/") ? "/_.data" : `${path}.data`;
  return [
    file(path, tags, read),
    file(data, tags, (address) => ({ ...read(address), _routes: partOf(address, route) })),
  ];
}

/** Which one of a page's two parts is asked for; undefined for both. */
function partOf(address: URLSearchParams, route: string): string | undefined {
  const asked = address.get("_routes");
  if (!asked) return undefined;
  const [part, other] = ["root", route].filter((known) => asked.split(",").includes(known));
  if (part === undefined) throw new Error(`${route} is no part of ${asked}`);
  return other === undefined ? part : undefined;
}

/** A shared read as it is remembered: its address with only what counts, in one form for all that ask for the same. */
export type SharedRead = { key: string; tags: readonly string[] };

/** The reads of addresses that were asked for lately, so that a warm read does not parse its query. The oldest go first. */
const lately = new Map<string, SharedRead>();
const lately_max = 2_000;
const address_length_max = 300;

/** Finds the shared read that an address asks for; undefined when its answer is nobody else's business. */
export function findSharedRead(address: string): SharedRead | undefined {
  const known = lately.get(address);
  if (known) return known;
  const read = readAddress(address);
  if (!read || address.length > address_length_max) return read;
  lately.set(address, read);
  const [oldest] = lately.keys();
  if (lately.size > lately_max && oldest !== undefined) lately.delete(oldest);
  return read;
}

function readAddress(address: string): SharedRead | undefined {
  const mark = address.indexOf("?");
  const path = mark === -1 ? address : address.slice(0, mark);
  for (const { path: shape, tags, read } of publicReads) {
    const match = shape.exec(path);
    if (!match) continue;
    const query = mark === -1 ? "" : canonicalQuery(address.slice(mark + 1), read);
    if (query === undefined) return undefined;
    return { key: query === "" ? path : `${path}?${query}`, tags: tags(match[1] ?? "") };
  }
  return undefined;
}

/** Undefined for what can't be read: the program refuses that, and refusals are not remembered. */
function canonicalQuery(query: string, read: ReadQuery): string | undefined {
  try {
    const asked = Object.entries(read(new URLSearchParams(query)));
    const said = asked.flatMap(([name, value]) => (value === undefined || value === "" ? [] : [[name, String(value)]]));
    return new URLSearchParams(said.toSorted(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
  } catch {
    return undefined;
  }
}
