import type { ProviderCard } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { findDate } from "../calendars/require-date.ts";
import { compareProviders } from "../listings/compare-providers.ts";

/**
 * The cards of some providers in the order asked for, with what each is on a date that is still to come [couples-21]. Those that no list
 * shows are left out.
 */
export async function readShortlist(
  ctx: Context,
  { vendors, date }: { vendors: readonly string[]; date?: string | undefined },
): Promise<{ providers: ProviderCard[] }> {
  const [day] = findDate(date, ctx.clock())?.days ?? [];
  const { providers } = await compareProviders(ctx, { vendors, date: day });
  return { providers };
}
