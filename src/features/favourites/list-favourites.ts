import type { Availability } from "../../contract/calendars/schema.ts";
import type { Favourite } from "../../contract/favourites/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import { findDate } from "../calendars/require-date.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { listCardsOf } from "../listings/list-cards-of.ts";
import { nameMembers } from "../weddings/name-members.ts";
import { presentFavourite } from "./present.ts";
import { listVotes } from "./store-votes.ts";
import { listVisibleFavourites } from "./store.ts";

/**
 * Newest first, with availability [calendars-31] and votes [weddings-12]. Hides unlisted providers until they return.
 */
export async function listFavourites(
  ctx: Pick<Context, "actor" | "db" | "cache" | "clock">,
): Promise<{ favorites: Favourite[]; is_shared: boolean }> {
  const { id: account_id, couple_id: id, admin_id } = requireCouple(ctx.actor);
  const result = await listVisibleFavourites(ctx.db, id, southAfricanDate(ctx.clock()));
  const ids = result.map(({ provider_id }) => provider_id);
  const cards = await listCardsOf(ctx, ids);
  const { wedding_date } = await readCouple(ctx.db, id);
  const dated = findDate(wedding_date, ctx.clock());
  const availabilities = dated
    ? await loadAvailability(ctx.db, ids, dated)
    : new Map<string, { availability: Availability }>();
  const names = await nameMembers(ctx.db, id);
  const votes = Map.groupBy(await listVotes(ctx.db, id), ({ provider_id }) => provider_id);
  const favorites = result.flatMap((row) => {
    const card = cards.get(row.provider_id);
    // the couple's own booking isn't shown as taken
    const availability = row.is_own_day ? null : (availabilities.get(row.provider_id)?.availability ?? null);
    const members = { account_id, names, votes: votes.get(row.provider_id) ?? [] };
    // an acting admin can't read the agreed price [quotes-16]
    const hidden = { booked_cents: null, held_quote_id: null, open_quote_id: null };
    const visible = admin_id === null ? row : { ...row, ...hidden };
    return card ? [presentFavourite(visible, card, { availability, wedding_date }, members)] : [];
  });
  return { favorites, is_shared: names.size > 0 };
}
