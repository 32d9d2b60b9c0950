import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { findDate } from "../calendars/require-date.ts";
import { compareProviders } from "../listings/compare-providers.ts";

/** In the given order, with availability on a future date; without unlisted providers [couples-21]. */
export async function readShortlist(
  ctx: Context,
  { vendors, date }: { vendors: readonly string[]; date?: string | undefined },
): Promise<{ providers: ProviderCard[] }> {
  const [day] = findDate(date, ctx.clock())?.days ?? [];
  const { providers } = await compareProviders(ctx, { vendors, date: day });
  return { providers };
}
