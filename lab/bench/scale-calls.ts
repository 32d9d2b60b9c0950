import { listCalls } from "../../src/app/register-calls.ts";
import type { Caller } from "../../src/contract/call.ts";
import { addDays } from "../../src/features/calendars/rules.ts";

/** Somebody by whom calls are made. */
export type Who = "visitor" | "couple" | "provider" | "super admin";

/** A call under a name; each of its addresses asks for something else, so that none finds what another left. */
export interface AskedCall {
  readonly who: Who;
  readonly name: string;
  readonly addresses: readonly string[];
}

/** What calls ask for, by id. */
export interface Known {
  readonly providers: readonly string[];
  readonly conversations: readonly string[];
}

const callers: Readonly<Record<Who, readonly Caller[]>> = {
  visitor: ["anyone"],
  couple: ["couple"],
  provider: ["provider", "signed_in"],
  "super admin": ["super_admin"],
};

/** Everything that is read: each call without a parameter as it stands, then lists by all that they are asked for. */
export function scaleCalls(known: Known): AskedCall[] {
  const plain = listCalls().filter(({ method, path }) => method === "get" && !path.includes("{"));
  const bare = (Object.keys(callers) as Who[]).flatMap((who) =>
    plain.filter((call) => callers[who].includes(call.who)).map(({ path }) => ({ who, name: path, addresses: [path] })),
  );
  return [...bare, ...publicLists(known), ...ownLists(known), ...lists("super admin", adminLists)];
}

type Queries = Readonly<Record<string, readonly string[]>>;

const lists = (who: Who, queries: Queries): AskedCall[] =>
  Object.entries(queries).map(([name, addresses]) => ({ who, name, addresses }));

const categories = ["photographers", "venues", "caterers", "djs-and-mcs", "florists", "photo-booths"];
const towns = ["johannesburg", "cape-town", "durban", "bloemfontein", "polokwane", "springbok"];
const each = (values: readonly string[], address: (value: string) => string) => values.map(address);
const list = (query: string) => `/api/providers?limit=24&page=1&${query}`;

function publicLists({ providers }: Known): AskedCall[] {
  const date = addDays(new Date().toISOString().slice(0, 10), 90);
  return lists("visitor", {
    "list in each order": each(["rating", "trust", "reviews", "price"], (order) => list(`sortBy=${order}`)),
    "list, pages 2 to 40": each(["2", "5", "10", "40"], (page) => `/api/providers?limit=24&page=${page}`),
    "list, page 2 000": ["/api/providers?limit=24&page=2000"],
    "list of a category": each(categories, (slug) => list(`category=${slug}`)),
    "list of a province": each(["Gauteng", "Western Cape", "Northern Cape"], (name) =>
      list(`province=${encodeURIComponent(name)}`),
    ),
    "list of a category in a province": each(categories, (slug) => list(`category=${slug}&province=Gauteng`)),
    "list at a price": each(["5000", "10000", "20000"], (from) => list(`priceFrom=${from}&priceTo=30000`)),
    "list near a place": each(towns, (place) => list(`near=${place}`)),
    "list of a category near a place": each(towns, (place) => list(`near=${place}&category=photographers`)),
    "list of a category near a place for a date": each(towns, (place) =>
      list(`near=${place}&category=venues&date=${date}`),
    ),
    "list for a date": each([date], (day) => list(`date=${day}`)),
    "search of a word": each(["protea", "baobab", "zulu", "quiver"], (word) => list(`search=${word}`)),
    "search of two words": each(["protea lens", "karoo films", "pearl band"], (words) =>
      list(`search=${encodeURIComponent(words)}`),
    ),
    "search with a slip": each(["baobaab", "sprinbok", "jacarnda"], (word) => list(`search=${word}`)),
    suggestions: each(
      ["p", "pr", "karoo", "sunb", "golden h"],
      (typed) => `/api/suggestions?search=${encodeURIComponent(typed)}`,
    ),
    profile: each(providers, (id) => `/api/providers/${id}`),
    "a profile's media": each(providers, (id) => `/api/media/provider/${id}`),
  });
}

function ownLists({ conversations }: Known): AskedCall[] {
  return [
    ...lists("provider", {
      "inbox, pages 2 to 100": each(["2", "10", "100"], (page) => `/api/conversations?page=${page}`),
      "inbox, folders": each(
        ["new", "mine", "theirs", "archived", "junk"],
        (folder) => `/api/conversations?folder=${folder}`,
      ),
      "search of the inbox": each(["Naledi", "Paarl", "deposit"], (word) => `/api/conversations?search=${word}`),
      "a conversation": each(conversations, (id) => `/api/conversations/${id}`),
    }),
    ...lists("couple", { "conversations, page 2": ["/api/conversations?page=2"] }),
  ];
}

const adminLists: Queries = {
  "providers, page 2": ["/api/admin/providers?page=2"],
  "providers, search": each(
    ["protea", "catalogue.example", "hello123"],
    (word) => `/api/admin/providers?search=${word}`,
  ),
  "couples, page 2": ["/api/admin/couples?page=2"],
  "couples, search": each(["naledi", "couple123"], (word) => `/api/admin/couples?search=${word}`),
};
