import { href } from "react-router";
import type { Category } from "../../contract/categories/schema.ts";
import { provinces } from "../../contract/choices.ts";
import { hour_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Place } from "../../contract/places/schema.ts";
import type { Province } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { placesOf } from "../places/rules.ts";
import { countCoverage } from "./list-place-pages.ts";
import type { CoverageTally } from "./tally-coverage.ts";

type PageLink = { label: string; to: string };

/** The first categories' largest cities [places-11]. Cached for an hour, because they hardly change. */
export async function listLargePages(
  ctx: Pick<Context, "db" | "cache" | "clock">,
  categories: readonly Category[],
): Promise<PageLink[]> {
  const hour = Math.floor(ctx.clock().getTime() / hour_ms);
  return ctx.cache.remember(`large pages ${hour}`, [], () => choosePages(ctx, categories));
}

async function choosePages(ctx: Pick<Context, "db" | "cache">, categories: readonly Category[]): Promise<PageLink[]> {
  const first = categories
    .filter(({ provider_count }) => provider_count >= limits.place_page_min)
    .slice(0, limits.home_place_categories_max);
  const result = await Promise.all(
    first.map(async (category) => {
      const cities = largestCities(await countCoverage(ctx, category));
      return cities.map(({ name, slug }) => ({
        label: `${category.name} in ${name}`,
        to: href("/:category/:place", { category: category.slug, place: slug }),
      }));
    }),
  );
  return result.flat();
}

function largestCities({ places, provinces: based }: CoverageTally) {
  const isListed = ({ kind, slug }: Place) =>
    kind === "city" && (places.get(slug)?.total ?? 0) >= limits.place_page_min;
  const basedIn = (province: Province) => based.get(province)?.total ?? 0;
  return provinces
    .toSorted((a, b) => basedIn(b) - basedIn(a))
    .flatMap((province) => placesOf(province).filter(isListed).slice(0, 1))
    .slice(0, limits.home_place_cities_max);
}
