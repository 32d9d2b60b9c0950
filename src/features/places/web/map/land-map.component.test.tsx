import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { OnMap } from "./land-map.tsx";
import { LandMap } from "./land-map.tsx";

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(320);
});

const renderMarks = vi.fn<(map: OnMap) => null>(() => null);
const viewNow = () => renderMarks.mock.lastCall?.[0].view ?? { x: 0, y: 0, zoom: 0 };
const part = (
  <LandMap label="Map" help={{ keys: "How.", touch: "How." }}>
    {renderMarks}
  </LandMap>
);

function renderMap() {
  renderComponent(part);
  const frame = screen.getByRole("group", { name: "Map" }).firstElementChild ?? document.body;
  frame.setPointerCapture = () => undefined;
  return { frame, first: viewNow() };
}

function turnWheel(frame: Element, ctrlKey: boolean): boolean {
  const event = new MouseEvent("wheel", { clientX: 0, clientY: 160, ctrlKey, bubbles: true, cancelable: true });
  Object.defineProperty(event, "deltaY", { value: -160 });
  return fireEvent(frame, event);
}

test("a wheel with Ctrl zooms around the pointer, and a wheel without it scrolls the page", () => {
  const { frame, first } = renderMap();
  expect(turnWheel(frame, false)).toBe(true);
  expect(viewNow()).toEqual(first);
  expect(turnWheel(frame, true)).toBe(false);
  expect(viewNow().zoom).toBeCloseTo(first.zoom + 1);
  expect(viewNow().x).toBeLessThan(first.x);
});

test("a mouse drags the map, which follows until the button is released; one finger does not drag it", () => {
  const { frame, first } = renderMap();
  fireEvent.pointerDown(frame, { clientX: 200, clientY: 100, pointerType: "touch" });
  fireEvent.pointerMove(frame, { clientX: 150, clientY: 100, pointerType: "touch" });
  expect(viewNow()).toEqual(first);
  fireEvent.pointerDown(frame, { clientX: 200, clientY: 100 });
  fireEvent.pointerMove(frame, { clientX: 202, clientY: 100 });
  expect(viewNow()).toEqual(first);
  fireEvent.pointerMove(frame, { clientX: 150, clientY: 100 });
  const dragged = viewNow();
  expect(dragged.x).toBeGreaterThan(first.x);
  fireEvent.pointerUp(frame);
  fireEvent.pointerMove(frame, { clientX: 0, clientY: 100 });
  expect(viewNow()).toEqual(dragged);
});

const fingers = (...places: [x: number, y: number][]) => ({
  touches: places.map(([clientX, clientY], identifier) => ({ identifier, clientX, clientY })),
});

test("two fingers zoom by their distance and move the map with them; one scrolls the page", () => {
  const { frame, first } = renderMap();
  fireEvent.touchStart(frame, fingers([100, 160]));
  expect(fireEvent.touchMove(frame, fingers([60, 160]))).toBe(true);
  expect(viewNow()).toEqual(first);
  fireEvent.touchStart(frame, fingers([140, 160], [220, 160]));
  expect(fireEvent.touchMove(frame, fingers([100, 160], [260, 160]))).toBe(false);
  expect(viewNow().zoom).toBeCloseTo(first.zoom + 1);
  const parted = viewNow();
  fireEvent.touchMove(frame, fingers([60, 160], [220, 160]));
  expect(viewNow().x).toBeGreaterThan(parted.x);
  fireEvent.touchEnd(frame, fingers([60, 160]));
  expect(fireEvent.touchMove(frame, fingers([10, 160]))).toBe(true);
});

const tiles = {
  url: "https://tiles.test/{z}/{x}/{y}.png",
  credit: [{ text: "© " }, { text: "Streets", to: "https://streets.test/" }],
};

function renderStreets() {
  const route = { id: "root", path: "/", element: part };
  const hydrationData = { loaderData: { root: { site: { tiles } } } };
  render(<RouterProvider router={createMemoryRouter([route], { hydrationData })} />);
  return () => [...document.querySelectorAll("img")];
}

test("where the site has street tiles, the map shows those of its view, zooms nearer and credits them", async () => {
  const pictures = renderStreets();
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  expect(pictures().map(({ src }) => src)).toContain("https://tiles.test/5/18/18.png");
  expect(screen.getByRole("link", { name: "Streets" }).getAttribute("href")).toBe("https://streets.test/");
  for (const key of "+++++++++++++++++") fireEvent.keyDown(screen.getByRole("button", { name: "Zoom in" }), { key });
  expect(viewNow().zoom).toBe(18);
  await waitFor(() => expect(pictures().some(({ src }) => src.startsWith("https://tiles.test/18/"))).toBe(true));
});

test("missing streets are announced, and the outline, which no zoom loses, is shown instead", async () => {
  const pictures = renderStreets();
  await waitFor(() => expect(pictures().length).toBeGreaterThan(0));
  for (const key of "+++++++++++++++++") fireEvent.keyDown(screen.getByRole("button", { name: "Zoom in" }), { key });
  for (const each of pictures()) fireEvent.error(each);
  await screen.findByText(/^The street map could not be loaded/);
  expect(screen.queryByRole("link", { name: "Streets" })).toBeNull();
  expect(viewNow().zoom).toBe(11);
});
