import { isForVenues } from "../../contract/categories/for-venues.ts";
import { formatResponseTime } from "../../contract/conversations/answering.ts";
import type { ComparedQuote } from "../../contract/quotes/figures-schema.ts";
import type { Quote } from "../../contract/quotes/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { distanceTo } from "../places/measure-road.ts";
import { findPlace, placesNamed } from "../places/rules.ts";
import { presentQuote } from "./present.ts";
import { listCompared, type StoredCompared } from "./store-compare.ts";

/** By category: booked first, then open, the lower total first [quotes-21]. */
export async function compareQuotes(
  { actor, db, clock }: Pick<Context, "actor" | "db" | "clock">,
  category: string | undefined,
): Promise<{ quotes: ComparedQuote[] }> {
  const { couple_id } = requireCouple(actor);
  const now = clock();
  const quotes = (await listCompared(db, couple_id, category)).map((each) => presentCompared(each, now));
  return { quotes: quotes.toSorted(inOrder) };
}

function presentCompared(stored: StoredCompared, now: Date): ComparedQuote {
  const { business, note } = stored;
  const within = business?.answers_within ?? null;
  return {
    ...readOnly(presentQuote(stored, { side: "couple", now, isOver: false })),
    ...distanceOf(stored),
    answers: within === null ? null : formatResponseTime(within),
    answers_within_hours: within,
    trust_score: business?.trust_score ?? null,
    trust_tier: business?.trust_tier ?? null,
    is_verified: business?.is_verified ?? false,
    note: { text: note?.text ?? "", is_liked: note?.is_liked ?? false },
  };
}

/** Actions are on the quote's own page, where its conversation is also checked. */
function readOnly(quote: Quote): Omit<Quote, "may"> {
  const { may: _, ...rest } = quote;
  return rest;
}

/** From the enquiry's place; where it names none or several, from the couple's venue [places-7]. */
function distanceOf({ venue_location, venue_place, business }: StoredCompared) {
  const [named, ...others] = placesNamed(venue_location ?? "");
  const place = named && others.length === 0 ? named : findPlace(venue_place ?? "");
  const distance_km =
    place && business ? distanceTo(place, { ...business, is_venue: isForVenues(business.category_slug) }) : null;
  return { distance_km, distance_from: distance_km === null ? null : (place?.name ?? null) };
}

const ranks = { accepted: 0, sent: 1 } as const;

function rankOf({ state, booking }: ComparedQuote): number {
  if (state === "accepted" && booking?.state === "cancelled") return 2;
  return state === "accepted" || state === "sent" ? ranks[state] : 2;
}

function inOrder(a: ComparedQuote, b: ComparedQuote): number {
  if (a.category !== b.category)
    return a.category === null ? 1 : b.category === null ? -1 : a.category.localeCompare(b.category);
  return rankOf(a) - rankOf(b) || a.total_cents - b.total_cents || a.number.localeCompare(b.number);
}
