import { random } from "../seed/random.ts";
import { buildProvider } from "./factories.ts";
import type { TestApp } from "./harness.ts";

const slugs = ["bands-and-musicians", "florists", "transport", "menswear", "photo-booths", "jewellery"];

/** Returns a function that picks random categories and exclusions with the providers they match, never none. */
export async function buildRandomCatalogue(app: TestApp, idOf: (slug: string) => number) {
  const chance = random("catalogues");
  const dice = (sides: number) => Math.floor(chance() * sides);
  const some = (most: number) => slugs.toSorted(() => dice(3) - 1).slice(0, dice(most + 1));
  const made: { id: string; email: string; category_ids: number[] }[] = [];
  for (let each = 0; each < 40; each += 1) {
    const assigned = some(4);
    const is_published = dice(5) > 0;
    const one = await buildProvider(app, { categories: assigned, is_published, willing_to_travel: dice(2) > 0 });
    if (is_published) made.push({ ...one, category_ids: assigned.map(idOf) });
  }
  return function wish(): [selected: number[], excluded: number[], reached: typeof made] {
    const [selected, excluded] = [some(5).map(idOf), some(2).map(idOf)];
    const reached = made.filter(
      ({ category_ids }) =>
        category_ids.some((id) => selected.includes(id)) && !category_ids.some((id) => excluded.includes(id)),
    );
    return reached.length > 0 ? [selected, excluded, reached] : wish();
  };
}
