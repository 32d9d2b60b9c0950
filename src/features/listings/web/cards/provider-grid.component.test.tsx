import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { writeSession } from "../../../../client/session/session.ts";
import type { CardProvider } from "./card-provider.ts";
import { HeartsContext, type Hearts } from "./hearts.ts";
import { ProviderGrid } from "./provider-grid.tsx";

const card = (id: string, business_name: string): CardProvider => ({
  id,
  business_name,
  kind: "Photographers",
  city: "Paarl",
  province: "Western Cape",
  rating: 0,
  review_count: 0,
  price_range: [],
  typical_price: null,
  typical_price_for: null,
  guests_max: null,
  line: null,
  badge: null,
  logo: null,
  banner: null,
  query: "?date=2027-03-06",
});
const providers = [card("rose", "Rose Films"), card("oak", "Oak Barn")];
const isNone = () => false;
const subscribe = () => () => undefined;
const hearts = { saved: () => isNone, subscribe, press: vi.fn<Hearts["press"]>(), wake: vi.fn<() => void>() };

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(known: Hearts = hearts) {
  const routerOf = (now: Hearts) =>
    createMemoryRouter([
      {
        path: "*",
        element: (
          <HeartsContext value={now}>
            <ProviderGrid providers={providers} place="page" />
            <Here />
          </HeartsContext>
        ),
      },
    ]);
  const shown = render(<RouterProvider router={routerOf(known)} />);
  return (now: Hearts) => shown.rerender(<RouterProvider router={routerOf(now)} />);
}

afterEach(() => {
  act(() => writeSession({ providerToken: null, user: null, coupleToken: null, couple: null }));
  vi.clearAllMocks();
});

test("a card's link goes through the router, and to another tab where the person opens one", () => {
  show();
  const link = screen.getByRole("link", { name: "Rose Films" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("/");
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("/provider/rose?date=2027-03-06");
});

test("a heart is pressed for its card, and shows what is saved", () => {
  const showAgain = show();
  fireEvent.click(screen.getByRole("button", { name: "Save Oak Barn to your shortlist" }));
  expect(hearts.press.mock.calls).toEqual([[{ id: "oak", business_name: "Oak Barn" }]]);
  const isOak = (id: string) => id === "oak";
  showAgain({ ...hearts, saved: () => isOak });
  const pressed = screen.getByRole("button", { name: "Remove Oak Barn from your shortlist" });
  expect(pressed.getAttribute("aria-pressed")).toBe("true");
  const other = screen.getByRole("button", { name: "Save Rose Films to your shortlist" });
  expect(other.getAttribute("aria-pressed")).toBe("false");
});

test("a couple's favourites are requested, and a guest's are not", () => {
  show();
  expect(hearts.wake).not.toHaveBeenCalled();
  act(() => writeSession({ coupleToken: "token", couple: JSON.stringify({ id: "lindiwe" }) }));
  expect(hearts.wake).toHaveBeenCalledWith();
});

test("a provider sees no hearts, and its own card marked", () => {
  show();
  act(() => writeSession({ providerToken: "token", user: JSON.stringify({ id: "oak" }) }));
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Your profile").closest("article")?.textContent).toContain("Oak Barn");
});
