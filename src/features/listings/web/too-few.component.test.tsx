import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { TooFew } from "./too-few.tsx";

test.each<[string, Partial<ListQuery>, string]>([
  [
    "a category stays",
    { category: "photographers", near: "paarl", facts: ["boho"] },
    "/providers?category=photographers",
  ],
  ["a subcategory goes", { category: "venues", subcategory: "wine-estates" }, "/providers?category=venues"],
  ["a category alone goes", { category: "venues", sortBy: "price" }, "/providers?sortBy=price"],
  ["a search alone goes", { search: "zzz" }, "/providers"],
])("where the filters of an empty list are cleared, %s", (_, filters, address) => {
  renderComponent(<TooFew filters={{ ...listQuery.empty, ...filters }} pages={1} total={0} ways={null} picked={[]} />);
  expect(screen.getByRole("link", { name: "Clear the filters" }).getAttribute("href")).toBe(address);
});
