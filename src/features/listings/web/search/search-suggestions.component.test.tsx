import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { Suggestions } from "../../../../contract/suggestions/schema.ts";
import { SearchCombobox } from "./search-combobox.tsx";

const photographers = { slug: "photographers", name: "Photographers" };
const answer: Suggestions = {
  categories: [{ ...photographers, subcategory: null, near: null }],
  places: [{ slug: "durban", name: "Durban", province: "KwaZulu-Natal", category: photographers }],
  providers: [{ id: "id-1", business_name: "Durban Pictures", category_name: "Photographers", city: "Durban" }],
};
const queries: (string | null)[] = [];
const submitted = vi.fn<() => void>();

type Callbacks = Parameters<Geolocation["getCurrentPosition"]>;
const locate = vi.fn<(...callbacks: Callbacks) => void>();

beforeEach(() => {
  queries.length = 0;
  vi.stubGlobal("fetch", (address: string) => {
    queries.push(new URL(address, "http://localhost").searchParams.get("query"));
    return Promise.resolve(Response.json(answer));
  });
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({ getCurrentPosition: locate } as unknown as Geolocation);
});
afterEach(() => {
  vi.unstubAllGlobals();
  locate.mockReset();
  submitted.mockReset();
});

function Here() {
  const { pathname, search } = useLocation();
  return <output>{decodeURIComponent(pathname + search)}</output>;
}

async function renderSearch() {
  renderComponent(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <SearchCombobox label="Search vendors" name="search" />
      <button type="submit">Send</button>
      <Here />
    </form>,
  );
  const line = screen.getByLabelText<HTMLInputElement>("Search vendors");
  line.focus();
  await waitFor(() => expect(line.getAttribute("role")).toBe("combobox"));
  return line;
}

async function type(line: HTMLInputElement, text: string) {
  fireEvent.input(line, { target: { value: text } });
  await screen.findByRole("option", { name: /Durban Pictures/ });
}

const active = (line: HTMLInputElement) =>
  document.getElementById(line.getAttribute("aria-activedescendant") ?? "")?.textContent ?? null;
const here = () => document.querySelector("output")?.textContent;

test("typing opens a list of options in named groups, and screen readers announce how many there are", async () => {
  const line = await renderSearch();
  expect(line.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("listbox")).toBeNull();
  await type(line, "photographer in dur");
  expect(queries).toEqual(["photographer in dur"]);
  expect(line.getAttribute("aria-expanded")).toBe("true");
  expect(line.getAttribute("aria-controls")).toBe(screen.getByRole("listbox", { name: "Suggestions" }).id);
  const groups = screen.getAllByRole("group").map((group) => group.getAttribute("aria-labelledby") ?? "");
  expect(groups.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Categories",
    "Places",
    "Businesses",
    "Or",
  ]);
  expect(screen.getByText("5 suggestions")).toBeTruthy();
  expect(screen.getAllByRole("option", { selected: false })).toHaveLength(5);
});

test("arrows go through all options and back to the line, Home and End to the ends once an option is active", async () => {
  const line = await renderSearch();
  await type(line, "dur");
  expect(fireEvent.keyDown(line, { key: "Home" })).toBe(true);
  expect(active(line)).toBeNull();
  const visited: (string | null)[] = [];
  for (const key of ["ArrowDown", "ArrowDown", "End", "ArrowDown", "ArrowUp", "Home", "ArrowUp"]) {
    fireEvent.keyDown(line, { key });
    visited.push(active(line));
  }
  const [first, second, last] = ["Photographers", "Photographers near DurbanKwaZulu-Natal", "Search for “dur”"];
  expect(visited).toEqual([first, second, last, null, last, first, null]);
  expect(document.activeElement).toBe(line);
});

test("Enter opens the active option, and without one sends the form as it is", async () => {
  const line = await renderSearch();
  await type(line, "dur");
  fireEvent.keyDown(line, { key: "ArrowDown" });
  fireEvent.keyDown(line, { key: "ArrowDown" });
  fireEvent.keyDown(line, { key: "Enter" });
  await waitFor(() => expect(here()).toBe("/providers?category=photographers&near=durban"));
  expect(screen.queryByRole("listbox")).toBeNull();
  await type(line, "durb");
  expect(fireEvent.keyDown(line, { key: "Enter" })).toBe(true);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a press on a business opens its profile, and one on what was typed sends the form", async () => {
  const line = await renderSearch();
  await type(line, "dur");
  fireEvent.click(screen.getByRole("option", { name: "Search for “dur”" }));
  expect(submitted).toHaveBeenCalledOnce();
  await type(line, "durb");
  fireEvent.click(screen.getByRole("option", { name: /Durban Pictures/ }));
  await waitFor(() => expect(here()).toBe("/provider/id-1"));
});

test("Escape closes the list and leaves the typed text, an arrow opens it again, leaving the line closes it", async () => {
  const line = await renderSearch();
  await type(line, "dur");
  expect(fireEvent.keyDown(line, { key: "Escape" })).toBe(false);
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(line.value).toBe("dur");
  expect(fireEvent.keyDown(line, { key: "Escape" })).toBe(true);
  fireEvent.keyDown(line, { key: "ArrowDown" });
  await screen.findByRole("listbox");
  fireEvent.blur(line);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("the browser's location is requested only at a press, and the list near the nearest place opens", async () => {
  const line = await renderSearch();
  await type(line, "florist");
  expect(locate).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("option", { name: "Use my location" }));
  const coords = { latitude: -28.5123456, longitude: 28.4123456 } as GeolocationCoordinates;
  locate.mock.calls[0]?.[0]({ coords } as GeolocationPosition);
  await waitFor(() => expect(here()).toBe("/providers?search=florist&near=clarens"));
  expect(queries.join(" ")).not.toContain("28.");
});

test("a browser without a location shows a sentence", async () => {
  const line = await renderSearch();
  await type(line, "florist");
  fireEvent.click(screen.getByRole("option", { name: "Use my location" }));
  locate.mock.calls[0]?.[1]?.({} as GeolocationPositionError);
  expect(await screen.findAllByText("Your browser didn’t share your location. Type a town instead.")).not.toHaveLength(
    0,
  );
  expect(line.value).toBe("florist");
});

function positionInput(window: { height: number; top: number }) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: window.height });
  vi.stubGlobal("visualViewport", viewport);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, window.top, 300, 48));
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
  return { viewport, scrolled };
}

test("the list ends at the window's edge, and the line moves to the top when a keyboard opens", async () => {
  const { viewport, scrolled } = positionInput({ height: 740, top: 200 });
  const line = await renderSearch();
  await type(line, "dur");
  const room = () => screen.getByRole("listbox").style.getPropertyValue("--room");
  expect(room()).toBe("492px");
  expect(scrolled).not.toHaveBeenCalled();
  viewport.height = 420;
  viewport.dispatchEvent(new Event("resize"));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(scrolled.mock.contexts[0]).toBe(line);
});
