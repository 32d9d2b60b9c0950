import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { write } from "../../../client/session.ts";
import { HeartsContext, type Hearts } from "./hearts.ts";
import { StandingCards } from "./standing-cards.tsx";

const card = (id: string, name: string) =>
  `<article><div></div><h3><a href="/provider/${id}?date=2027-03-06">${name}</a></h3><button type="button" aria-pressed="false" aria-label="">♥</button></article>`;
const made = card("rose", "Rose Films") + card("oak", "Oak Barn");

const hearts = { isKept: () => false, press: vi.fn<Hearts["press"]>(), wake: vi.fn<() => void>() };

function Here() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The part as a browser takes it over, below the pages' router. */
function takeOver(known: Hearts = hearts) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = `<div>${made}</div><output>/</output>`;
  const element = (
    <>
      <StandingCards>{null}</StandingCards>
      <Here />
    </>
  );
  const routerOf = (now: Hearts) =>
    createMemoryRouter([{ path: "*", element: <HeartsContext value={now}>{element}</HeartsContext> }]);
  const shown = render(<RouterProvider router={routerOf(known)} />, { container, hydrate: true });
  return { container, show: (now: Hearts) => shown.rerender(<RouterProvider router={routerOf(now)} />) };
}

afterEach(() => {
  act(() => write({ providerToken: null, user: null, coupleToken: null, couple: null }));
  document.body.replaceChildren();
  vi.clearAllMocks();
});

test("what the server made stays, and its links go through the router", () => {
  const { container } = takeOver();
  const link = screen.getByRole("link", { name: "Rose Films" });
  expect([...container.querySelectorAll("h3")].map((name) => name.textContent)).toEqual(["Rose Films", "Oak Barn"]);
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(screen.getByRole("status").textContent).toBe("/");
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole("status").textContent).toBe("/provider/rose?date=2027-03-06");
});

test("a heart is pressed for its card, and shows what is kept", () => {
  const { show } = takeOver();
  fireEvent.click(screen.getByRole("button", { name: "Save Oak Barn to your favourites" }));
  expect(hearts.press.mock.calls).toEqual([[{ id: "oak", business_name: "Oak Barn" }]]);
  show({ ...hearts, isKept: (id) => id === "oak" });
  const kept = screen.getByRole("button", { name: "Remove Oak Barn from your favourites" });
  expect(kept.getAttribute("aria-pressed")).toBe("true");
  const other = screen.getByRole("button", { name: "Save Rose Films to your favourites" });
  expect(other.getAttribute("aria-pressed")).toBe("false");
});

test("a couple's favourites are asked for, and a guest's are not", () => {
  takeOver();
  expect(hearts.wake).not.toHaveBeenCalled();
  act(() => write({ coupleToken: "token", couple: JSON.stringify({ id: "lindiwe" }) }));
  expect(hearts.wake).toHaveBeenCalledWith();
});

test("a provider sees no hearts, and its own card marked", () => {
  takeOver();
  act(() => write({ providerToken: "token", user: JSON.stringify({ id: "oak" }) }));
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Your profile").closest("article")?.textContent).toContain("Oak Barn");
});

test("what a browser makes itself is shown", () => {
  const router = createMemoryRouter([{ path: "*", element: <StandingCards>{<p>Of the browser</p>}</StandingCards> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByText("Of the browser")).toBeTruthy();
});
