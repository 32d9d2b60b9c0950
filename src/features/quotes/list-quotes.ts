import type { Booking } from "../../contract/quotes/booking-schema.ts";
import type { ListedState } from "../../contract/quotes/calls.ts";
import * as limits from "../../contract/quotes/limits.ts";
import type { QuoteSummary } from "../../contract/quotes/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { requireParty } from "../accounts/rules.ts";
import { isReader } from "../couples/rules.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listNewestQuotes } from "./figures/store-figures.ts";
import { presentBooking, presentQuoteSummary, type Viewer } from "./present.ts";
import { listBookedOf, listQuotesOf, type QuoteFilter } from "./store.ts";

type QuoteContext = Pick<Context, "actor" | "db" | "clock">;
type Page = { quotes: QuoteSummary[]; total: number; page: number; limit: number };

/** Newest first, for a couple without drafts [quotes-2]. Each full quote has its own `may`. */
export async function listQuotes(
  ctx: QuoteContext,
  { page = 1, ...which }: QuoteFilter & { page?: number | undefined },
): Promise<Page> {
  const { kind: side, id } = requireParty(ctx.actor);
  const { result, total } = await listQuotesOf(ctx.db, { side, id, page, ...which });
  const viewer = viewerIn(ctx, side);
  return {
    quotes: result.map((each) => presentQuoteSummary(each, viewer)),
    total,
    page,
    limit: limits.quotes_per_page,
  };
}

/** Each quote once, by its newest sent version [quotes-23]. */
export async function listMyQuotes(
  ctx: QuoteContext,
  { page = 1, state }: { page?: number | undefined; state?: ListedState | undefined },
): Promise<Page> {
  const { id: provider_id } = requireProvider(ctx.actor);
  const now = ctx.clock();
  const { result, total } = await listNewestQuotes(ctx.db, {
    provider_id,
    today: southAfricanDate(now),
    now,
    state,
    page,
  });
  const viewer = viewerIn(ctx, "provider");
  return {
    quotes: result.map((each) => presentQuoteSummary(each, viewer)),
    total,
    page,
    limit: limits.quotes_per_page,
  };
}

/** By wedding day [quotes-11]. */
export async function listBookings(ctx: QuoteContext): Promise<{ bookings: Booking[] }> {
  const { kind: side, id } = requireParty(ctx.actor);
  const result = await listBookedOf(ctx.db, side, id);
  return { bookings: result.flatMap((each) => presentBooking(each, viewerIn(ctx, side)) ?? []) };
}

function viewerIn({ actor, clock }: QuoteContext, side: Viewer["side"]): Viewer {
  return { side, now: clock(), isOver: false, isReader: isReader(actor) };
}
