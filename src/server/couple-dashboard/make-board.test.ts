import { expect, test } from "vitest";
import { planOf, type PlanFacts } from "../../features/plan/rules.ts";
import { makeBoard, type BoardFacts } from "./make-board.ts";

const category = (id: number, slug: string, name: string) => ({ id, slug, name });
const categories = [
  category(1, "photographers", "Photographers"),
  category(2, "djs-and-mcs", "DJs & MCs"),
  category(3, "bands-and-musicians", "Bands & Musicians"),
  category(4, "venues", "Venues"),
  category(5, "marriage-officers", "Marriage Officers"),
  category(6, "mobile-bars", "Mobile Bars"),
];
const thread = {
  id: "t1",
  provider_id: "p1",
  provider_name: "Protea",
  category_id: 1,
  is_open: true,
  is_answered: false,
  is_unread: false,
};
const quote = {
  quote_id: "q1",
  provider_id: "p1",
  provider_name: "Protea",
  category: "Photographers",
  category_slug: "photographers",
  category_id: 1,
  total_cents: 2_000_000,
  valid_until: null,
};
const booking = {
  quote_id: "q1",
  provider_id: "p1",
  provider_name: "Protea",
  category_id: 1,
  total_cents: 4_750_000,
  is_held: false,
};
const nothing: PlanFacts = {
  wedding_date: null,
  marriage: null,
  customary_first: null,
  done: [],
  tasks: [],
  booked: [],
};

function board({ plan: known = {}, ...more }: Partial<Omit<BoardFacts, "plan">> & { plan?: Partial<PlanFacts> } = {}) {
  const facts = { ...nothing, ...known };
  const booked_category_ids = categories
    .filter(({ slug }) => facts.booked.some((each) => each.slug === slug))
    .map(({ id }) => id);
  const plan = { ...planOf(facts), booked_category_ids };
  return makeBoard({
    categories,
    plan,
    booked: [],
    open: [],
    talks: [],
    favourites: [],
    venue_name: null,
    ...more,
  });
}
const row = (title: string, facts: Parameters<typeof board>[0]) => board(facts).find((each) => each.title === title);
const photographers = { slug: "photographers", name: "Photographers" };

test("a couple without any vendors has each category of its plan to find", () => {
  expect(board().map(({ title, state }) => [title, state])).toEqual([
    ["Venues", "to_find"],
    ["Photographers", "to_find"],
    ["Entertainment", "to_find"],
    ["Marriage Officers", "to_find"],
  ]);
});

test.each<[string, Parameters<typeof board>[0], object]>([
  [
    "one that was contacted",
    { talks: [thread] },
    { state: "contacted", vendor: { name: "Protea", provider_id: "p1" }, conversation_id: "t1", is_answered: false },
  ],
  [
    "several of whom one has replied",
    { talks: [thread, { ...thread, id: "t2", is_answered: true }] },
    { state: "contacted", vendor: null, count: 2, conversation_id: "t1", is_answered: true },
  ],
  ["one that declined", { talks: [{ ...thread, is_open: false }] }, { state: "to_find", count: 0 }],
  [
    "one quote",
    { talks: [thread], open: [quote] },
    { state: "quoted", vendor: { name: "Protea", provider_id: "p1" }, quote_id: "q1", total_cents: 2_000_000 },
  ],
  [
    "several quotes, the lowest of them",
    { open: [quote, { ...quote, quote_id: "q2", total_cents: 1_500_000 }] },
    { state: "quoted", vendor: null, quote_id: null, count: 2, total_cents: 1_500_000 },
  ],
  [
    "a booking, though another quote is open",
    { plan: { booked: [photographers] }, open: [quote], booked: [{ ...booking, is_held: true }] },
    { state: "booked", vendor: { name: "Protea", provider_id: "p1" }, total_cents: 4_750_000, is_held: true },
  ],
  [
    "a favourite that is marked as booked",
    {
      plan: { booked: [photographers] },
      favourites: [{ provider_id: "p2", business_name: "Zanele", category_name: "Photographers", is_booked: true }],
    },
    { state: "booked", vendor: { name: "Zanele", provider_id: "p2" }, total_cents: null },
  ],
  ["what the couple ticked in its plan", { plan: { done: ["photographer"] } }, { state: "booked", vendor: null }],
])("%s", (_, facts, expected) => {
  expect(row("Photographers", facts)).toMatchObject(expected);
});

test("either kind of entertainment counts, and the venue's name books the venue", () => {
  expect(row("Entertainment", { talks: [{ ...thread, category_id: 3 }] })).toMatchObject({ state: "contacted" });
  const venues = { booked: [{ slug: "venues", name: "Venues" }] };
  expect(row("Venues", { plan: venues, venue_name: "Wildevy Estate" })).toMatchObject({
    state: "booked",
    vendor: { name: "Wildevy Estate", provider_id: null },
  });
});

test("a category that the plan doesn't name is there once somebody in it was contacted or is booked", () => {
  const contacted = { talks: [{ ...thread, category_id: 6 }] };
  expect(row("Mobile Bars", contacted)).toMatchObject({ key: "category_mobile-bars", state: "contacted" });
  const booked = { plan: { booked: [{ slug: "mobile-bars", name: "Mobile Bars" }] } };
  expect(row("Mobile Bars", booked)).toMatchObject({ state: "booked" });
});
