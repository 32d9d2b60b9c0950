import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { ProviderCard } from "../../../contract/providers/schema.ts";
import { SimilarVendors } from "./similar-vendors.tsx";

const card = (id: string, availability: ProviderCard["availability"]) => ({
  id,
  business_name: `Florist ${id}`,
  categories: [],
  city: "Paarl",
  province: "Western Cape",
  rating: 0,
  review_count: 0,
  trust_score: 0,
  trust_tier: null,
  price_range: [],
  typical_price: null,
  typical_price_for: null,
  about: null,
  badges: [],
  logo: null,
  banner: null,
  answers: null,
  availability,
});

let requests: string[] = [];
beforeEach(() => {
  requests = [];
  window.history.replaceState(null, "", "/provider/one?near=paarl&within=50&date=2027-03-20");
});
afterEach(() => vi.unstubAllGlobals());

function answer(providers: object[]) {
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    return Promise.resolve(Response.json({ providers }));
  });
}

test("the vendors available on the date are listed, and their links have date and place", async () => {
  answer([card("a", "free"), card("b", "free")]);
  renderComponent(<SimilarVendors id="one" category="Florists" date="2027-03-20" />);
  await screen.findByRole("region", { name: "Similar vendors available on 20 March 2027" });
  expect(requests).toEqual([expect.stringMatching(/one\/similar\?date=2027-03-20&near=paarl&within=50$/)]);
  expect(screen.getByRole("link", { name: "Florist a" }).getAttribute("href")).toBe(
    "/provider/a?near=paarl&within=50&date=2027-03-20",
  );
});

test("where some may not be available the title does not mention the date, and each card does", async () => {
  answer([card("a", "free"), card("b", "not_known")]);
  renderComponent(<SimilarVendors id="one" category="Florists" date="2027-03-20" />);
  await screen.findByRole("region", { name: "Similar vendors" });
  expect(screen.getByText(/Available on 20 March 2027/)).toBeDefined();
  expect(screen.getByText(/Availability on 20 March 2027: ask/)).toBeDefined();
});

test("without similar vendors the section is missing", async () => {
  answer([]);
  const { container } = renderComponent(<SimilarVendors id="one" category="Florists" date={null} />);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(container.querySelector("section")).toBeNull();
});
