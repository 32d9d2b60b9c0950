import { venues_slug } from "../../../contract/categories/for-venues.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { CategoryReach } from "../../../contract/providers/page-schema.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { requireNear } from "../../places/require-near.ts";
import { presentCoverage } from "../../providers/present/present-coverage.ts";
import { countBy, listCoverage } from "../store-facets.ts";
import { countMatches, listCardsById } from "../store.ts";
import type { Where } from "./resolve-where.ts";

const best = 3;

/** By category, with the first few [places-10]; matches the lists near the place. Refuses an unknown place. */
export async function readReach(
  ctx: Context,
  place: { near: string; within?: number | undefined },
): Promise<{ categories: CategoryReach[] }> {
  const known = await lookUpCategories(ctx);
  const near = requireNear(place, "bad_parameter") ?? refuse("bad_parameter");
  const params = { ...near, has_travelling: true };
  const resting_category_id = known.bySlug.get(venues_slug)?.id ?? 0;
  const result = await listCoverage(ctx.db, params, { best, resting_category_id });
  const reached = new Map(result.map((each) => [each.category_id, each]));
  const ids = [...new Set([...reached.values()].flatMap((each) => each.ids))];
  const cards = await listCardsById(ctx.db, ids);
  const providersById = new Map(
    cards.map((card) => [
      card.id,
      { id: card.id, business_name: card.business_name, city: card.city, ...presentCoverage(card, params, known) },
    ]),
  );
  const categories = known.all.map(({ id, name, slug }) => {
    const { total = 0, ids: first = [] } = reached.get(id) ?? {};
    return { name, slug, total, best: first.flatMap((each) => providersById.get(each) ?? []) };
  });
  return { categories };
}

/** By category id; cached until the catalogue changes. */
export async function countCategoriesAt(
  ctx: Pick<Context, "db" | "cache">,
  { slug, province, place }: Where,
): Promise<ReadonlyMap<number, number>> {
  const venues = (await lookUpCategories(ctx)).bySlug.get(venues_slug)?.id ?? 0;
  return ctx.cache.remember(`categories ${slug}`, ["catalogue"], async () => {
    const near = { slug, within: listQuery.empty.within, has_travelling: true };
    const totals = await countBy(ctx.db, place ? { near } : { province }, "category_id");
    const staying = { category_id: venues, near: { ...near, has_travelling: false } };
    return place ? totals.set(venues, await countMatches(ctx.db, staying)) : totals;
  });
}
