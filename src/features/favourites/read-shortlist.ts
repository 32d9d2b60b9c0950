import type { ProviderCard } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { findDate } from "../calendars/require-date.ts";
import { tellAvailability } from "../calendars/tell-availability.ts";
import { listCardsOf } from "../listings/list-cards-of.ts";

/**
 * The cards of some providers in the order asked for, with what each is on a date that is still to come [couples-21]. Those that no list
 * shows are left out.
 */
export async function readShortlist(
  ctx: Pick<Context, "db" | "cache" | "clock">,
  { vendors, date }: { vendors: readonly string[]; date?: string | undefined },
): Promise<{ providers: ProviderCard[] }> {
  const providers = [...(await listCardsOf(ctx, vendors)).values()];
  const dated = findDate(date, ctx.clock());
  if (!dated) return { providers };
  const ids = providers.map(({ id }) => id);
  const told = await tellAvailability(ctx.db, ids, dated);
  return {
    providers: providers.map((card) => ({ ...card, availability: told.get(card.id)?.availability ?? "not_known" })),
  };
}
