import { provinces } from "../../src/contract/choices.ts";
import { addDays, weekdayOf } from "../../src/features/calendars/rules.ts";
import { askJson } from "./walk.ts";

type Categories = { categories: { slug: string; provider_count: number }[] };
type List = { providers: { id: string; business_name: string; city: string | null }[]; total: number };

/**
 * Addresses of a list, each of which the page cache has never seen. `first` pages must count their matches; `later`
 * pages of the same lists find the count remembered. Every one of them asks the database for its cards.
 */
export type ListAddresses = { first: string[]; later: string[] };

const orders = ["rating", "trust", "reviews", "price"];
const page_size = 24;
/** Nobody looks further. */
const pages_max = 40;

/** Every category, alone, at a price and in each province, in turn with the four orders: `path` is a page or a call. */
export async function listAddresses(origin: string, path: string, wanted: number): Promise<ListAddresses> {
  const { categories } = await askJson<Categories>(`${origin}/api/categories/with-counts`);
  const held = categories.filter(({ provider_count }) => provider_count > page_size).map(({ slug }) => slug);
  const narrowed = provinces.flatMap((province) => held.map((category) => ({ category, province })));
  const priced = held.map((category) => ({ category, priceFrom: "10000", priceTo: "30000" }));
  const all: Record<string, string>[] = [...held.map((category) => ({ category })), ...priced, ...narrowed];
  const limit: Record<string, string> = path.startsWith("/api/") ? { limit: String(page_size) } : {};
  const first = all.slice(0, wanted).map((filter) => addressOf(path, { ...filter, ...limit, page: "1" }));
  const later: string[] = [];
  for (let page = 2; later.length < wanted && page <= pages_max; page += 1) {
    const reaching = categories.filter(({ provider_count }) => provider_count > (page - 1) * page_size);
    for (const sortBy of orders) {
      for (const { slug } of reaching)
        later.push(addressOf(path, { category: slug, sortBy, ...limit, page: String(page) }));
    }
  }
  return { first, later: later.slice(0, wanted) };
}

/** The front page with the list of each category. */
export async function homeAddresses(origin: string): Promise<{ first: string[]; further: string[] }> {
  const { categories } = await askJson<Categories>(`${origin}/api/categories/with-counts`);
  const of = (page: number) =>
    categories.map(({ slug }) => addressOf("/", { category: slug, ...(page > 1 && { page: String(page) }) }));
  return { first: of(1), further: [2, 3, 4, 5, 6].flatMap(of) };
}

const places = ["johannesburg", "cape-town", "durban", "gqeberha", "bloemfontein", "polokwane", "springbok", "clarens"];

/** First pages near a place, of each category under other filters, nearest first every other time. */
export async function nearAddresses(origin: string, wanted: number): Promise<string[]> {
  return someNear(origin, wanted, [
    { minTrustScore: "3" },
    { priceFrom: "10000", priceTo: "30000", sortBy: "distance" },
    { verified: "true", within: "200" },
  ]);
}

/** The same for a date: on one Saturday or another, fixed, and flexible by a weekend and a month. */
export async function datedAddresses(origin: string, wanted: number): Promise<string[]> {
  return someNear(origin, wanted, [
    { date: "" },
    { date: "", flex: "weekend" },
    { date: "", flex: "month", sortBy: "distance" },
  ]);
}

type Query = Record<string, string>;

/**
 * First pages of all categories near each place and for a date, alone and under other filters: what no index by category serves. Those with the nearest
 * first are told by themselves, too.
 */
export function wideAddresses(): { near: string[]; dated: string[]; nearest: string[]; datedNearest: string[] } {
  const filters: Query[] = [{}, { verified: "true" }, { within: "200" }, { sortBy: "distance" }, { sortBy: "price" }];
  const near = places.flatMap((place) => filters.map((filter): Query => ({ near: place, ...filter })));
  const everywhere = [
    ...provinces.map((province) => ({ province })),
    ...orders.map((sortBy) => ({ sortBy })),
    { verified: "true" },
  ];
  const dated = [...near.filter((query) => !("sortBy" in query)), ...everywhere];
  const surroundings: Query[] = [{}, { within: "50" }, { within: "200" }, { within: "500" }];
  const nearest = places.flatMap((place) =>
    surroundings.map((filter): Query => ({ near: place, ...filter, sortBy: "distance", minTrustScore: "1" })),
  );
  const firstPage = (query: Query) => addressOf("/api/providers", { ...query, limit: String(page_size), page: "1" });
  const onSomeDay = (query: Query, at: number) => firstPage({ ...query, date: saturdayIn(14 + ((at * 13) % 300)) });
  return {
    near: near.map((query) => firstPage(query)),
    dated: dated.map(onSomeDay),
    nearest: nearest.map((query) => firstPage(query)),
    datedNearest: nearest.map(onSomeDay),
  };
}

/** First pages near a place that are full, however small the catalogue: of wider surroundings, with no date and for one. */
export async function fullAddresses(origin: string): Promise<{ near: string[]; dated: string[] }> {
  const wide = { within: "500" };
  const near = [
    wide,
    { ...wide, priceFrom: "10000", priceTo: "30000", sortBy: "distance" },
    { within: "200" },
    { ...wide, minTrustScore: "1" },
  ];
  const dated = [wide, { ...wide, flex: "weekend" }, { ...wide, flex: "month", sortBy: "distance" }, { within: "200" }];
  return {
    near: await onlyFull(origin, await someNear(origin, Infinity, near)),
    dated: await onlyFull(
      origin,
      await someNear(
        origin,
        Infinity,
        dated.map((filter) => ({ ...filter, date: "" })),
      ),
    ),
  };
}

/** The addresses whose page is full. */
export async function onlyFull(origin: string, addresses: readonly string[]): Promise<string[]> {
  const full: string[] = [];
  for (const address of addresses) {
    const { providers } = await askJson<List>(origin + address);
    if (providers.length === page_size) full.push(address);
  }
  return full;
}

/** First pages near each place, of each category under each filter, from all over, so that each place and filter has its share. A `date` is one Saturday or another. */
async function someNear(origin: string, wanted: number, filters: readonly Record<string, string>[]): Promise<string[]> {
  const { categories } = await askJson<Categories>(`${origin}/api/categories/with-counts`);
  const all = filters.flatMap((filter) =>
    places.flatMap((near) => categories.map(({ slug: category }) => ({ near, category, ...filter }))),
  );
  const step = Math.max(1, Math.floor(all.length / wanted));
  const some = all.filter((_, at) => at % step === 0).slice(0, wanted);
  return some.map((query, at) => {
    const date = "date" in query && { date: saturdayIn(14 + ((at * 13) % 300)) };
    return addressOf("/api/providers", { ...query, ...date, limit: String(page_size), page: "1" });
  });
}

/** The first Saturday in so many days or later. */
function saturdayIn(days: number): string {
  const day = addDays(new Date().toISOString().slice(0, 10), days);
  return addDays(day, (13 - weekdayOf(day)) % 7);
}

/** Searches for words that a catalogue's names and towns are made of. */
export async function searchAddresses(origin: string, wanted: number): Promise<string[]> {
  const words = await someWords(origin, wanted);
  return words.map((search) => addressOf("/api/providers", { search, limit: String(page_size), page: "1" }));
}

const searchFilters: Query[] = [
  { verified: "true" },
  { province: "Gauteng" },
  { category: "photographers" },
  { date: saturdayIn(100) },
  { near: "johannesburg" },
];

/** The same searches, each under another filter, in turn. */
export function narrowed(searches: readonly string[]): string[] {
  return searches.map((address, at) => changed(address, () => searchFilters[at % searchFilters.length] ?? {}));
}

/** The same searches, each under each of the filters. */
export function narrowedByEach(searches: readonly string[]): string[] {
  return searches.flatMap((address) => searchFilters.map((filter) => changed(address, () => filter)));
}

/** The same searches, each with a letter of its word left out. */
export function misspelt(searches: readonly string[]): string[] {
  return searches.map((address) =>
    changed(address, ({ search = "" }) => {
      const word = Array.from(search);
      return { search: word.toSpliced(Math.ceil(word.length / 2), 1).join("") };
    }),
  );
}

/** An address that asks for something else, too, or in place of what it asked for. */
function changed(address: string, change: (asked: Query) => Query): string {
  const [path = "", query] = address.split("?");
  const asked = Object.fromEntries(new URLSearchParams(query));
  return addressOf(path, { ...asked, ...change(asked) });
}

/** What somebody asks for who types such words letter by letter, alone and behind a category. */
export async function suggestionAddresses(origin: string, wanted: number): Promise<string[]> {
  const words = await someWords(origin, wanted);
  const typed = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));
  const lines = [...new Set(typed.flatMap((begun) => [begun, `photographer in ${begun}`]))];
  const step = Math.max(1, Math.floor(lines.length / wanted));
  return lines
    .filter((_, place) => place % step === 0)
    .slice(0, wanted)
    .map((query) => addressOf("/api/suggestions", { query }));
}

/** Words that a catalogue's names and towns are made of. */
async function someWords(origin: string, wanted: number): Promise<string[]> {
  const words = new Set<string>();
  for (let page = 1; words.size < wanted && page <= 10; page += 1) {
    const { providers } = await askJson<List>(`${origin}/api/providers?limit=100&page=${page}`);
    for (const { business_name, city } of providers) {
      for (const word of `${business_name} ${city ?? ""}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []) words.add(word);
    }
  }
  return [...words].slice(0, wanted);
}

function addressOf(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

/** The ids of at least so many listed providers, or of all where there are fewer. */
export async function listIds(origin: string, wanted: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < wanted; page += 1) {
    const { providers } = await askJson<List>(`${origin}/api/providers?limit=100&page=${page}`);
    if (providers.length === 0) break;
    ids.push(...providers.map(({ id }) => id));
  }
  return ids;
}
