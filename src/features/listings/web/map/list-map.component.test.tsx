import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { ListMap } from "./list-map.tsx";

const at = (slug: string, name: string, latitude: number, longitude: number, count: number) => ({
  slug,
  name,
  latitude,
  longitude,
  count,
});
const places = [
  at("cape-town", "Cape Town", -33.926, 18.423, 3),
  at("paarl", "Paarl", -33.734, 18.962, 2),
  at("durban", "Durban", -29.858, 31.029, 4),
  at("kimberley", "Kimberley", -28.732, 24.762, 1),
];

const requests: string[] = [];
let isDown = false;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(315);
  vi.stubGlobal("fetch", (address: string) => {
    requests.push(address);
    if (isDown) return Promise.reject(new TypeError("Failed to fetch"));
    const answer = address.includes("/map")
      ? { places, elsewhere: 1, total: 11 }
      : { providers: [], total: 4, page: 1, limit: 24 };
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => {
  isDown = false;
  requests.length = 0;
  vi.unstubAllGlobals();
});

async function renderMap() {
  renderComponent(<ListMap filters={{ ...listQuery.empty, category: "venues", sortBy: "price" }} category="Venues" />);
  const map = screen.getByRole("group", { name: "Map: vendors by place" });
  await within(map).findByRole("button", { name: /Durban/ });
  const spots = () => within(map).getAllByRole("button", { name: /vendor/ });
  return { map, spots, names: () => spots().map((each) => each.getAttribute("aria-label")) };
}

const press = (key: string) => act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { key }));

test("places are in reading order, overlapping ones are joined, and the request has the list's filters", async () => {
  const { names } = await renderMap();
  expect(names()).toEqual(["Kimberley: 1 vendor", "Durban: 4 vendors", "Cape Town: 5 vendors in 2 places"]);
  expect(requests).toEqual([expect.stringContaining("/api/providers/map?category=venues")]);
  expect(requests[0]).not.toContain("sortBy");
  expect(screen.getByText(/1 vendor isn’t on the map, only in the list/)).toBeTruthy();
});

test("one of the places is in the tab order, and arrows, Home and End go through all", async () => {
  const { spots } = await renderMap();
  expect(spots().map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  spots()[0]?.focus();
  for (const [key, name] of [
    ["ArrowRight", /Durban/],
    ["ArrowDown", /Cape Town/],
    ["ArrowRight", /Cape Town/],
    ["Home", /Kimberley/],
    ["End", /Cape Town/],
    ["ArrowLeft", /Durban/],
  ] as const) {
    press(key);
    expect(document.activeElement?.getAttribute("aria-label")).toMatch(name);
    expect(spots().filter((each) => each.tabIndex === 0)).toEqual([document.activeElement]);
  }
});

test("several places at one spot spread out at a press, and the focus stays with them", async () => {
  const { names } = await renderMap();
  const together = screen.getByRole("button", { name: /^Cape Town: \d+ vendors in/ });
  together.focus();
  fireEvent.click(together);
  expect(names()).toEqual(expect.arrayContaining(["Cape Town: 3 vendors", "Paarl: 2 vendors"]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Cape Town: 3 vendors");
  for (const key of ["0", "ArrowRight"]) press(key);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Cape Town: 5 vendors in 2 places");
  for (const key of ["+", "+", "+", "+"]) press(key);
  for (const key of ["-", "="]) press(key);
  fireEvent.click(screen.getByRole("button", { name: "Whole country" }));
  expect(names()).toHaveLength(3);
});

test("one place alone shows its businesses in the list's order, and a second press closes them", async () => {
  await renderMap();
  const durban = screen.getByRole("button", { name: "Durban: 4 vendors" });
  fireEvent.click(durban);
  expect(durban.getAttribute("aria-pressed")).toBe("true");
  await screen.findByRole("heading", { name: "Durban: 4 vendors" });
  await waitFor(() => expect(requests.at(-1)).toContain("place=durban"));
  expect(requests.at(-1)).toMatch(/category=venues.*sortBy=price/);
  fireEvent.click(durban);
  expect(screen.queryByRole("heading", { name: /Durban/ })).toBeNull();
});

test("the places on the map are listed in words too, the largest first, each with a link to its list", async () => {
  await renderMap();
  const links = screen.getAllByRole("link").map((each) => [each.textContent, each.parentElement?.textContent]);
  expect(links).toEqual([
    ["Durban", "Durban 4"],
    ["Cape Town", "Cape Town 3"],
    ["Paarl", "Paarl 2"],
    ["Kimberley", "Kimberley 1"],
  ]);
});

test("a failed load is announced, and is tried again", async () => {
  isDown = true;
  renderComponent(<ListMap filters={listQuery.empty} category={null} />);
  await screen.findByText("The map could not be loaded.");
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: /Durban/ });
  expect(screen.queryByRole("alert")).toBeNull();
});
