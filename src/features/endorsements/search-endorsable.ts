import type { Endorsable, EndorsableQuery } from "../../contract/endorsements/schema.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { listProviders } from "../listings/list-providers.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { presentEndorsable } from "./present.ts";
import { listMarks } from "./store.ts";

/** As the public list, most trusted first, without the provider itself [trust-12]. */
export async function searchEndorsable(ctx: Context, query: EndorsableQuery): Promise<Endorsable[]> {
  const { id } = requireProvider(ctx.actor);
  const { query: search, category, limit = limits.endorsement_search_results_max } = query;
  // One extra, because the provider itself may be among them.
  const result = await listProviders(ctx, { search, category, sortBy: "trust", page: 1, limit: limit + 1 });
  const others = result.providers.filter((each) => each.id !== id).slice(0, limit);
  const marks = await listMarks(
    ctx.db,
    id,
    others.map((each) => each.id),
  );
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  return others.map((each) => presentEndorsable(each, byId.get(each.id)));
}
