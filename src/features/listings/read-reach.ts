import { venues_slug } from "../../contract/categories/for-venues.ts";
import type { CategoryReach } from "../../contract/providers/reach-shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { requireNear } from "../places/require-near.ts";
import { presentReach } from "../providers/present-reach.ts";
import { listReach } from "./store-facets.ts";
import { listCardsById } from "./store.ts";

/** How many of a category are named. */
const best = 3;

/**
 * Category by category, in their order, how many providers reach a place and the first of them [places-10]. Counts and order
 * are those of the lists near the place. Refuses an unknown place.
 */
export async function readReach(
  ctx: Context,
  place: { near: string; within?: number | undefined },
): Promise<{ categories: CategoryReach[] }> {
  const known = await lookUpCategories(ctx);
  const near = requireNear(place, "bad_parameter") ?? refuse("bad_parameter");
  const asked = { ...near, has_travelling: true };
  const resting_category_id = known.bySlug.get(venues_slug)?.id ?? 0;
  const found = await listReach(ctx.db, asked, { best, resting_category_id });
  const reached = new Map(found.map((each) => [each.category_id, each]));
  const ids = [...new Set([...reached.values()].flatMap((each) => each.ids))];
  const cards = await listCardsById(ctx.db, ids);
  const lines = new Map(
    cards.map((card) => [
      card.id,
      { id: card.id, business_name: card.business_name, city: card.city, ...presentReach(card, asked, known) },
    ]),
  );
  const categories = known.all.map(({ id, name, slug }) => {
    const { total = 0, ids: first = [] } = reached.get(id) ?? {};
    return { name, slug, total, best: first.flatMap((each) => lines.get(each) ?? []) };
  });
  return { categories };
}
