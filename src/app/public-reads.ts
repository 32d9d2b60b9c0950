/**
 * The reads that everyone shares: which addresses may be remembered, which query parameters count there, and which
 * names an answer is made from. A change that announces a name makes every process forget what bears it.
 */

type PublicRead = {
  /** The path; its one group, if any, is a provider's id. */
  path: RegExp;
  /** The query parameters that matter. Every other one is dropped, so that nobody fills the memory with noise. */
  parameters: readonly string[];
  names: (id: string) => readonly string[];
};

const listParameters = [
  "category",
  "subcategory",
  "city",
  "province",
  "verified",
  "minTrustScore",
  "priceRanges",
  "priceFrom",
  "priceTo",
  "sortBy",
  "search",
  "page",
  "limit",
];

const catalogue = () => ["catalogue"];
const listing = () => ["catalogue", "settings"];
const ofProvider = (id: string) => [`provider:${id}`];

/** A page is also asked for as data, when a click in the browser leads to it: `/providers.data`. */
const asData = ["_routes"];

const publicReads: readonly PublicRead[] = [
  {
    path: /^\/(?:_\.data)?$/,
    parameters: ["category", "search", "priceRanges", "sortBy", "page", ...asData],
    names: listing,
  },
  { path: /^\/providers(?:\.data)?$/, parameters: [...listParameters, ...asData], names: listing },
  { path: /^\/providers-old(?:\.data)?$/, parameters: ["city", "verified", "page", ...asData], names: listing },
  {
    path: /^\/provider\/([0-9a-f-]{36})(?:\.data)?$/,
    parameters: asData,
    names: (id) => [`provider:${id}`, "settings"],
  },
  {
    path: /^\/badge\/([0-9a-f-]{36})\.svg$/,
    parameters: ["theme"],
    names: (id) => [`provider:${id}`, "settings"],
  },
  { path: /^\/(?:how-trust-works|privacy|terms)(?:\.data)?$/, parameters: asData, names: () => ["settings"] },
  { path: /^\/bulk-contact(?:\.data)?$/, parameters: asData, names: listing },
  { path: /^\/sitemap(?:-\d+)?\.xml$/, parameters: [], names: catalogue },
  { path: /^\/robots\.txt$/, parameters: [], names: () => [] },
  { path: /^\/api\/providers$/, parameters: listParameters, names: catalogue },
  { path: /^\/api\/providers\/ways$/, parameters: listParameters, names: catalogue },
  { path: /^\/api\/providers\/([0-9a-f-]{36})$/, parameters: [], names: ofProvider },
  { path: /^\/api\/categories(?:\/with-counts)?$/, parameters: [], names: catalogue },
  { path: /^\/api\/settings$/, parameters: [], names: () => ["settings"] },
  { path: /^\/api\/media\/provider\/([0-9a-f-]{36})$/, parameters: [], names: ofProvider },
  { path: /^\/api\/endorsements\/received\/([0-9a-f-]{36})$/, parameters: [], names: ofProvider },
  { path: /^\/api\/verifications\/status\/([0-9a-f-]{36})$/, parameters: [], names: ofProvider },
  { path: /^\/api\/openapi\.json$/, parameters: [], names: () => [] },
];

/** A shared read as it is remembered: its address with only what counts, in a fixed order. */
export type SharedRead = { key: string; names: readonly string[] };

/** Finds the shared read that an address asks for; undefined when its answer is nobody else's business. */
export function findSharedRead(address: string): SharedRead | undefined {
  const mark = address.indexOf("?");
  const path = mark === -1 ? address : address.slice(0, mark);
  for (const { path: shape, parameters, names } of publicReads) {
    const match = shape.exec(path);
    if (!match) continue;
    const query = mark === -1 ? "" : knownQuery(address.slice(mark + 1), parameters);
    return { key: query === "" ? path : `${path}?${query}`, names: names(match[1] ?? "") };
  }
  return undefined;
}

function knownQuery(query: string, parameters: readonly string[]): string {
  const asked = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const name of parameters) for (const value of asked.getAll(name)) if (value !== "") known.append(name, value);
  known.sort();
  return known.toString();
}
