import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { browseAddress } from "./filters/browse-filters.ts";
import { pickedFilters } from "./filters/picked-filters.ts";
import { FilterSuggestions } from "./ways-on.tsx";

test("filters are removed one by one, facts together", () => {
  const filters = { ...listQuery.empty, category: "venues", facts: ["boho", "chapel"], guests: 300 };
  const picked = pickedFilters(filters, { category: "Venues", subcategory: "" });
  const without = { facts: 3, guests: 2 };
  const suggestions = { without, alone: {}, is_place_searched: false, wider: null, towns: [], provinces: [] };
  renderComponent(<FilterSuggestions {...{ filters, picked, ways: suggestions }} addressOf={browseAddress} />);
  const link = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(link("Without “Boho” and “Chapel”: 3")).toBe("/providers?category=venues&guests=300");
  expect(link("Without “For 300 guests”: 2")).toBe("/providers?category=venues&facts=boho,chapel");
});
