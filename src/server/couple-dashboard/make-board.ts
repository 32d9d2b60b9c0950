import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { BoardRow } from "../../contract/couples/dashboard-schema.ts";
import type { Plan } from "../../contract/plan/schema.ts";
import type { OpenConversation } from "../../features/conversations/inbox/list-conversations.ts";
import { stages } from "../../features/plan/list-stages.ts";
import type { BookedVendor, OpenQuote } from "../../features/quotes/bookings/list-decisions.ts";

type Category = { id: number; name: string; slug: string };

export type BoardFacts = {
  categories: readonly Category[];
  plan: Pick<Plan, "stages" | "law" | "booked_category_ids">;
  booked: readonly BookedVendor[];
  open: readonly OpenQuote[];
  talks: readonly OpenConversation[];
  favourites: readonly {
    provider_id: string;
    business_name: string;
    category_name: string | null;
    is_booked: boolean;
  }[];
  venue_name: string | null;
};

type Slot = { key: string; title: string; categories: readonly Category[] };

/** Categories in the plan, and others with a contact or booking [couples-19]. */
export function makeBoard(facts: BoardFacts): BoardRow[] {
  return slotsOf(facts).map((slot) => rowOf(slot, facts));
}

function slotsOf({ categories, plan, open, talks }: BoardFacts): Slot[] {
  const bySlug = (slug: string) => categories.filter((each) => each.slug === slug);
  const steps = stages.flatMap(({ steps: all }) => all.filter(({ categories: some = [] }) => some.length > 0));
  const planned = [
    ...steps.map(({ key, categories: slugs = [] }) => ({ key, categories: slugs.flatMap(bySlug) })),
    { key: "law_officer", categories: bySlug("marriage-officers") },
  ].filter((each) => each.categories.length > 0);
  const named = new Set(planned.flatMap((each) => each.categories.map(({ id }) => id)));
  const running = [...open, ...talks.filter(({ is_open }) => is_open)];
  const used = new Set([...plan.booked_category_ids, ...running.map(({ category_id }) => category_id)]);
  const others = categories.filter(({ id }) => used.has(id) && !named.has(id));
  return [
    ...planned.map((each) => ({ ...each, title: titleOf(each.categories) })),
    ...others.map((category) => ({ key: `category_${category.slug}`, title: category.name, categories: [category] })),
  ];
}

function titleOf([first, ...others]: readonly Category[]): string {
  return others.length > 0 ? "Entertainment" : (first?.name ?? "");
}

function rowOf({ key, title, categories }: Slot, facts: BoardFacts): BoardRow {
  const ids = new Set<number | null>(categories.map(({ id }) => id));
  const isInSlot = (each: { category_id: number | null }) => ids.has(each.category_id);
  const items = [...facts.plan.stages.flatMap((each) => each.items), ...facts.plan.law];
  const isBooked =
    items.some((each) => each.key === key && each.is_done) || facts.plan.booked_category_ids.some((id) => ids.has(id));
  const empty = { key, title, category_slug: categories[0]?.slug ?? null, ...nothing };
  if (isBooked) return { ...empty, state: "booked", ...bookedBy(categories, facts) };
  const open = facts.open.filter(isInSlot);
  if (open.length > 0) return { ...empty, state: "quoted", ...quotedBy(open) };
  const talks = facts.talks.filter((each) => isInSlot(each) && each.is_open);
  if (talks.length > 0) return { ...empty, state: "contacted", ...contactedBy(talks) };
  return { ...empty, state: "to_find" };
}

const nothing = {
  vendor: null,
  count: 0,
  conversation_id: null,
  quote_id: null,
  total_cents: null,
  is_answered: false,
  is_held: false,
};

/** A ticked plan item has no vendor. */
function bookedBy(categories: readonly Category[], { booked, favourites, venue_name }: BoardFacts): Partial<BoardRow> {
  const here = booked.filter(({ category_id }) => categories.some(({ id }) => id === category_id));
  const [first] = here;
  if (first) {
    return {
      vendor: { name: first.provider_name, provider_id: first.provider_id },
      count: here.length,
      quote_id: first.quote_id,
      total_cents: here.reduce((sum, { total_cents }) => sum + total_cents, 0),
      is_held: here.some(({ is_held }) => is_held),
    };
  }
  const marked = favourites.filter(
    ({ is_booked, category_name }) => is_booked && categories.some(({ name }) => name === category_name),
  );
  const [other] = marked;
  if (other) return { vendor: { name: other.business_name, provider_id: other.provider_id }, count: marked.length };
  const isVenue = categories.some(({ slug }) => isForVenues(slug));
  return isVenue && venue_name ? { vendor: { name: venue_name, provider_id: null }, count: 1 } : {};
}

function quotedBy(open: readonly OpenQuote[]): Partial<BoardRow> {
  return {
    vendor: vendorOf(open),
    count: open.length,
    quote_id: onlyOf(open)?.quote_id ?? null,
    total_cents: Math.min(...open.map(({ total_cents }) => total_cents)),
  };
}

function contactedBy(talks: readonly OpenConversation[]): Partial<BoardRow> {
  return {
    vendor: vendorOf(talks),
    count: talks.length,
    conversation_id: talks[0]?.id ?? null,
    is_answered: talks.some(({ is_answered }) => is_answered),
  };
}

function vendorOf(some: readonly { provider_name: string; provider_id: string | null }[]): BoardRow["vendor"] {
  const only = onlyOf(some);
  return only && { name: only.provider_name, provider_id: only.provider_id };
}

const onlyOf = <T>(some: readonly T[]): T | null => (some.length === 1 ? (some[0] ?? null) : null);
