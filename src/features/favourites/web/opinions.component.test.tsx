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
  availability: null,
  is_watched: false,
  is_booked: false,
  booked_cents: null,
  held_quote_id: null,
  added_by: { id: "c2", name: "Sipho" },
  opinions: [{ name: "Mama", is_own: false, vote: "down", note: "Too far", is_private: false }],
  created_at: "2026-11-20T08:00:00.000Z",
} satisfies Favourite;

let answered: { favorites: Favourite[]; is_shared: boolean };
let sent: unknown[] = [];
let refusal: object | null = null;

function signIn(role: string) {
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1", name: "Lerato & Johan", role }));
}

beforeEach(() => {
  [answered, sent, refusal] = [{ favorites: [florist], is_shared: true }, [], null];
  signIn("editor");
  vi.stubGlobal("fetch", (address: string, { method = "GET", body }: RequestInit = {}) => {
    if (method.toUpperCase() === "GET") return Promise.resolve(Response.json(answered));
    sent.push([new URL(address, "http://localhost").pathname, JSON.parse(body as string)]);
    if (refusal) return Promise.resolve(Response.json(refusal, { status: 404 }));
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));
const isPressed = async (name: string) => (await button(name)).getAttribute("aria-pressed");

test("a member of the wedding reads who saved a favourite and what the others think, and votes in one press", async () => {
  renderComponent(<FavouriteVendors />);
  await screen.findByText("Saved by Sipho");
  screen.getByText("Mama");
  await press("Yes to Protea & Co");
  expect(await isPressed("Yes to Protea & Co")).toBe("true");
  await press("Yes to Protea & Co");
  expect(await isPressed("Yes to Protea & Co")).toBe("false");
  await press("No to Protea & Co");
  await waitFor(() => expect(sent).toHaveLength(3));
  const path = "/api/favorites/f1/vote";
  expect(sent).toEqual([
    [path, { vote: "up", note: "" }],
    [path, { vote: null, note: "" }],
    [path, { vote: "down", note: "" }],
  ]);
});

test("saving a note leaves the vote, and the focus returns to the button", async () => {
  renderComponent(<FavouriteVendors />);
  await press("Yes to Protea & Co");
  await press("Add a note on Protea & Co");
  const field = await screen.findByLabelText<HTMLTextAreaElement>("Your note on Protea & Co");
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: " Ask about March " } });
  await press("Save the note");
  await screen.findByText("Ask about March");
  expect(sent.at(-1)).toEqual(["/api/favorites/f1/vote", { vote: "up", note: "Ask about March" }]);
  expect(document.activeElement).toBe(await button("Change your note on Protea & Co"));
});

test("a refused vote is undone, with the error", async () => {
  refusal = { code: "favourite_not_found", error: "This favourite is no longer in your list." };
  renderComponent(<FavouriteVendors />);
  await press("Yes to Protea & Co");
  await screen.findByText("This favourite is no longer in your list.");
  expect(await isPressed("Yes to Protea & Co")).toBe("false");
});

test("a wedding that nobody shares has a note and no votes", async () => {
  answered = { favorites: [{ ...florist, added_by: null, opinions: [] }], is_shared: false };
  renderComponent(<FavouriteVendors />);
  await button("Add a note on Protea & Co");
  expect(screen.queryByRole("button", { name: /^Say/ })).toBeNull();
  expect(screen.queryByText(/^Saved by/)).toBeNull();
});

test("a reader votes, and is offered nothing that changes the wedding", async () => {
  signIn("reader");
  renderComponent(<FavouriteVendors />);
  await button("Yes to Protea & Co");
  expect(screen.queryByRole("button", { name: /We booked them|from favourites/ })).toBeNull();
});
