import { expect, test } from "vitest";
import { listAddress, pageCount } from "./list-address.ts";

test("a page's query has what was chosen, and no empty parameters", () => {
  const filters = { search: "Bo-Kaap & co", badge: "", sort: "name" };
  expect(listAddress("/api/admin/providers", { filters, page: 2, limit: 50 })).toBe(
    "/api/admin/providers?search=Bo-Kaap+%26+co&sort=name&page=2&limit=50",
  );
  expect(listAddress("/api/admin/couples", { filters: { search: " " }, page: 1, limit: 25 })).toBe(
    "/api/admin/couples?page=1&limit=25",
  );
});

test.each([
  [0, 1],
  [50, 1],
  [51, 2],
  [100_000, 2000],
])("%i entries fill %i pages of 50", (total, pages) => {
  expect(pageCount(total, 50)).toBe(pages);
});
