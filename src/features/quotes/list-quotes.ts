import type { Booking } from "../../contract/quotes/booking-shapes.ts";
import * as limits from "../../contract/quotes/limits.ts";
import type { QuoteSummary } from "../../contract/quotes/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireParty } from "../accounts/rules.ts";
import { isReader } from "../couples/rules.ts";
import { presentBooking, presentSummary, type Eyes } from "./present.ts";
import { listBookedOf, listQuotesOf, type Which } from "./store.ts";

type Asking = Pick<Context, "actor" | "db" | "clock">;
type Page = { quotes: QuoteSummary[]; total: number; page: number; limit: number };

/** A page of the quotes of whoever asks, newest first; a couple's without drafts [quotes-2]. What may be done is told by each of them whole. */
export async function listQuotes(
  ctx: Asking,
  { page = 1, ...which }: Which & { page?: number | undefined },
): Promise<Page> {
  const { kind: side, id } = requireParty(ctx.actor);
  const { found, total } = await listQuotesOf(ctx.db, { side, id, page, ...which });
  const eyes = eyesIn(ctx, side);
  return { quotes: found.map((each) => presentSummary(each, eyes)), total, page, limit: limits.quotes_per_page };
}

/** The bookings of whoever asks, by wedding day [quotes-11]. */
export async function listBookings(ctx: Asking): Promise<{ bookings: Booking[] }> {
  const { kind: side, id } = requireParty(ctx.actor);
  const found = await listBookedOf(ctx.db, side, id);
  return { bookings: found.flatMap((each) => presentBooking(each, eyesIn(ctx, side)) ?? []) };
}

function eyesIn({ actor, clock }: Asking, side: Eyes["side"]): Eyes {
  return { side, now: clock(), isOver: false, isReader: isReader(actor) };
}
