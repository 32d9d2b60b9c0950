import type { Favourite } from "../../../contract/favourites/schema.ts";
import * as limits from "../../../contract/listings/limits.ts";

type Compared = Pick<Favourite, "provider_id" | "category_name" | "availability">;

export function compareGroups(
  favourites: readonly Compared[],
): { category: string; vendors: string[]; total: number }[] {
  const groups = [...Map.groupBy(favourites, ({ category_name }) => category_name)];
  return groups.flatMap(([category, some]) => {
    if (category === null || some.length < 2) return [];
    const open = some.filter(({ availability }) => availability !== "taken");
    const inOrder = [...open, ...some.filter((each) => !open.includes(each))];
    const vendors = inOrder.slice(0, limits.compared_vendors_max).map(({ provider_id }) => provider_id);
    return [{ category, vendors, total: some.length }];
  });
}
