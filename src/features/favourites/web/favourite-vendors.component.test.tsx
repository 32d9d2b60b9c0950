import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { Favourite } from "../../../contract/favourites/schema.ts";
import { FavouriteVendors } from "./favourite-vendors.tsx";

const florist = {
  id: "f1",
  provider_id: "p1",
  business_name: "Protea & Co",
  category_name: "Florists",
  logo_url: null,
  city: "Paarl",
  province: "Western Cape",
  banner: null,
  rating: 0,
  review_count: 0,
  trust_score: 3,
  trust_tier: null,
  price_from: null,
  typical_price: null,
  typical_price_for: null,
  price_range: [],
  availability: "taken",
  is_watched: false,
  is_booked: false,
  booked_cents: null,
  held_quote_id: null,
  added_by: null,
  opinions: [],
  created_at: "2026-11-20T08:00:00.000Z",
} satisfies Favourite;

let saved: Favourite;
let sent: [string, unknown][] = [];
let refusal: { status: number; body: object } | null = null;

beforeEach(() => {
  [saved, sent, refusal] = [florist, [], null];
  // a new couple per test, so that no list is shared
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1", name: "Lerato & Johan" }));
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) =>
    answer(new URL(address, "http://localhost").pathname, init),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answer(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  if (method.toUpperCase() === "GET") return Promise.resolve(Response.json({ favorites: [saved], is_shared: false }));
  const marks: unknown = typeof body === "string" ? JSON.parse(body) : null;
  sent.push([path, marks]);
  if (refusal) return Promise.resolve(Response.json(refusal.body, { status: refusal.status }));
  saved = { ...saved, ...(marks as Partial<Favourite>) };
  return Promise.resolve(new Response(null, { status: 204 }));
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

test("a taken vendor is watched in one press, says so, and Undo ends the watch", async () => {
  renderComponent(<FavouriteVendors />);
  await press("Notify me if they become available: Protea & Co");
  await screen.findByText("We’ll email you once if they become available.");
  await screen.findByText("We’ll email you once if Protea & Co becomes available on your date.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Notify me if they become available: Protea & Co" });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ["/api/favorites/f1/watch", { is_watched: true }],
    ["/api/favorites/f1/watch", { is_watched: false }],
  ]);
});

test("a watched vendor is booked, and Undo restores the watch", async () => {
  saved = { ...florist, is_watched: true };
  renderComponent(<FavouriteVendors />);
  await press("We booked them: Protea & Co");
  await screen.findByText("You booked them");
  expect(screen.queryByText("Not available on your date")).toBeNull();
  screen.getByRole("button", { name: "Save to your calendar: Protea & Co" });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Stop waiting: Protea & Co" });
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.map(([, marks]) => marks)).toEqual([{ is_booked: true }, { is_booked: false }, { is_watched: true }]);
});

test("a change that the server refuses is undone, with its error and without Undo", async () => {
  refusal = { status: 409, body: { code: "email_unconfirmed", error: "Please confirm your email address first." } };
  renderComponent(<FavouriteVendors />);
  await press("Notify me if they become available: Protea & Co");
  await screen.findByText("Please confirm your email address first.");
  await screen.findByRole("button", { name: "Notify me if they become available: Protea & Co" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});

test("a vendor with an unconfirmed booking says so, and offers its quote in place of another enquiry", async () => {
  saved = { ...florist, availability: null, held_quote_id: "q1" };
  renderComponent(<FavouriteVendors />);
  await screen.findByText("You accepted their quote. Protea & Co must confirm the booking.");
  expect(screen.getByRole("link", { name: "View quote: Protea & Co" }).getAttribute("href")).toBe("/quotes/q1");
  expect(screen.queryByRole("link", { name: "Send enquiry: Protea & Co" })).toBeNull();
});

test("a vendor with an open quote or conversation links to it in place of another enquiry", async () => {
  saved = { ...florist, availability: "not_known", conversation_id: "t1" };
  const { unmount } = renderComponent(<FavouriteVendors />);
  const link = await screen.findByRole("link", { name: "Open conversation: Protea & Co" });
  expect(link.getAttribute("href")).toBe("/messages/t1");
  expect(screen.queryByText("Ask about your date")).toBeNull();
  unmount();
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  saved = { ...saved, open_quote_id: "q1" };
  renderComponent(<FavouriteVendors />);
  const quote = await screen.findByRole("link", { name: "View quote: Protea & Co" });
  expect(quote.getAttribute("href")).toBe("/quotes/q1");
});

test("a double tap on We booked them books once", async () => {
  renderComponent(<FavouriteVendors />);
  await press("We booked them: Protea & Co");
  fireEvent.click(screen.getByRole("button", { name: "Mark as not booked: Protea & Co" }));
  await screen.findByText("You booked them");
  await waitFor(() => expect(sent.map(([, marks]) => marks)).toEqual([{ is_booked: true }]));
  expect(screen.queryByText("Protea & Co is no longer marked as booked.")).toBeNull();
});
