import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../test/render-component.tsx";
import type { ComparedVendor } from "../../features/listings/web/compare/compared-vendor.ts";
import { TooFewVendors } from "../compare-page.tsx";
import { CompareVendors } from "./compare-vendors.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const vendor = (id: string, business_name: string, more: Partial<ComparedVendor> = {}): ComparedVendor => ({
  id,
  business_name,
  banner: null,
  typical_price: null,
  typical_price_for: null,
  price_range: [],
  rating: 0,
  review_count: 0,
  trust_score: 0,
  trust_tier: null,
  badges: [],
  kind: "Florists",
  place: "Paarl, Western Cape",
  day: null,
  distance: null,
  travel: null,
  answers: null,
  ...more,
});
const rose = vendor("rose", "Rose", {
  typical_price: 29_000,
  typical_price_for: "Full day, 9 hours",
  availability: "free",
  day: "Available on 20 March 2027",
  distance: "About 30 km from Paarl",
  travel: "None",
  rating: 4.9,
  review_count: 12,
  answers: "Usually answers within a day",
  badges: [{ badge_type: "verified" }],
});
const oak = vendor("oak", "Oak", { availability: "taken", day: "Not available on 20 March 2027" });
const florists = { name: "Florists", slug: "florists" };
const props = { category: florists, date: "2027-03-20", near: "paarl", placeName: "Paarl", onRemove: () => undefined };

const row = (label: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${label}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent.replaceAll("\u00a0", " "));

test("each vendor's known facts are in its column, and unknown ones are named", () => {
  renderComponent(<CompareVendors vendors={[rose, oak]} {...props} />);
  expect(screen.getAllByRole("columnheader")).toHaveLength(3);
  expect(row("Typical price")).toEqual(["R 29 000Full day, 9 hours", expect.stringMatching(/^Price on request/)]);
  expect(row("Availability")).toEqual(["Available on 20 March 2027", "Not available on 20 March 2027"]);
  expect(row("Distance")).toEqual(["About 30 km from Paarl", "Not known"]);
  expect(row("Rating")).toEqual([expect.stringContaining("4.9"), "No reviews yet"]);
  expect(row("Badges")).toEqual(["Verified", "None"]);
  expect(row("Response time")).toEqual(["Usually answers within a day", "Not known yet"]);
  // equal rows stay
  expect(row("Category")).toEqual(["Florists", "Florists"]);
});

test("each leads to its profile and out of the comparison, with date and place", () => {
  renderComponent(<CompareVendors vendors={[rose, oak, vendor("fir", "Fir")]} {...props} />);
  const address = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(address("View profile: Rose")).toBe("/provider/rose?near=paarl&date=2027-03-20");
  expect(address("Remove Rose")).toBe("/compare?vendors=oak,fir&near=paarl&date=2027-03-20");
  expect(address("Send enquiry: Rose")).toBe("/provider/rose/enquiry?near=paarl&date=2027-03-20");
  expect(address("Find more Florists")).toBe("/providers?category=florists&near=paarl&date=2027-03-20");
});

test("an enquiry opens above the table", async () => {
  renderComponent(<CompareVendors vendors={[rose, oak]} {...props} />);
  fireEvent.click(screen.getByRole("link", { name: "Send enquiry: Oak" }));
  // its code is fetched first
  const dialog = await screen.findByRole("dialog", { name: "Send an enquiry to Oak" }, { timeout: 10_000 });
  expect(within(dialog).getByRole("button", { name: "Send enquiry" })).toBeDefined();
});

test("a vendor that the couple booked is shown as booked by the couple", async () => {
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1", name: "Lerato & Johan" }));
  const bookings = [{ provider: { id: "oak" }, wedding_date: "2027-03-20", state: "confirmed" }];
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ bookings })));
  renderComponent(<CompareVendors vendors={[rose, oak]} {...props} />);
  const cell = await screen.findByText("You booked them for 20 March 2027");
  expect(cell.closest("td")?.dataset["name"]).toBe("Oak");
});

test("fewer than two lead to the list, for the same date and place", () => {
  renderComponent(<TooFewVendors vendors={[rose]} {...props} />);
  screen.getByRole("heading", { name: "Choose another vendor to compare" });
  expect(screen.getByRole("link", { name: "Browse Florists" }).getAttribute("href")).toBe(
    "/providers?category=florists&near=paarl&date=2027-03-20",
  );
  expect(screen.getByRole("link", { name: "Rose" }).getAttribute("href")).toBe(
    "/provider/rose?near=paarl&date=2027-03-20",
  );
});
