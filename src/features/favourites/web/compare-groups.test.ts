import { expect, test } from "vitest";
import { compareGroups } from "./compare-groups.ts";

const one = (provider_id: string, category_name: string | null, availability: "free" | "taken" | null = null) => ({
  provider_id,
  category_name,
  availability,
});

test("categories with two favourites or more can be compared", () => {
  const list = [one("a", "Florists"), one("b", "Venues"), one("c", "Florists"), one("d", null), one("e", null)];
  expect(compareGroups(list)).toEqual([{ category: "Florists", vendors: ["a", "c"], total: 2 }]);
});

test("where more are chosen than fit, those not available on the day are left out first", () => {
  const list = [
    one("a", "Florists", "taken"),
    ...["b", "c", "d", "e"].map((id) => one(id, "Florists", "free")),
    one("f", "Florists"),
  ];
  expect(compareGroups(list)).toEqual([{ category: "Florists", vendors: ["b", "c", "d", "e"], total: 6 }]);
});
