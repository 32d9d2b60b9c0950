import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { Coordinates } from "../../../../contract/places/mercator.ts";
import { PinMap } from "./pin-map.tsx";

const clarens = { slug: "clarens", name: "Clarens", latitude: -28.515, longitude: 28.42 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(315);
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ places: [clarens], named: ["clarens"] })));
});
afterEach(() => void vi.unstubAllGlobals());

function renderMap(first: Coordinates | null) {
  const moved = vi.fn<(pin: Coordinates | null) => void>();
  function Form() {
    const [pin, setPin] = useState(first);
    const onMove = (next: Coordinates | null) => {
      moved(next);
      setPin(next);
    };
    return <PinMap pin={pin} town="Clarens" onMove={onMove} />;
  }
  renderComponent(<Form />);
  const map = screen.getByRole("group", { name: "Map: where your venue is" });
  return { pinNow: () => moved.mock.lastCall?.[0] ?? null, frame: map.firstElementChild ?? map };
}

const thePin = () => screen.queryByRole("button", { name: /^The pin/ });

test("a press on the map sets the pin there, and a press on its buttons does not", () => {
  const { pinNow, frame } = renderMap(null);
  fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  expect([pinNow(), thePin()]).toEqual([null, null]);
  fireEvent.click(frame, { clientX: 180, clientY: 157 });
  expect(pinNow()?.latitude).toBeCloseTo(-28.7, 0);
  expect(pinNow()?.longitude).toBeCloseTo(24.7, 0);
  expect(thePin()).not.toBeNull();
});

test("arrow keys move the pin, a drag follows the pointer, and the pin can be removed", () => {
  const { pinNow } = renderMap(clarens);
  const pin = screen.getByRole("button", { name: /^The pin/ });
  fireEvent.keyDown(pin, { key: "ArrowUp" });
  fireEvent.keyDown(pin, { key: "ArrowRight" });
  const moved = { ...pinNow() };
  expect(moved.latitude).toBeGreaterThan(clarens.latitude);
  expect(moved.longitude).toBeGreaterThan(clarens.longitude);
  pin.setPointerCapture = () => undefined;
  fireEvent.pointerDown(pin, { clientX: 200, clientY: 100 });
  fireEvent.pointerMove(pin, { clientX: 180, clientY: 120 });
  fireEvent.pointerUp(pin);
  fireEvent.pointerMove(pin, { clientX: 0, clientY: 0 });
  expect(pinNow()?.latitude).toBeLessThan(moved.latitude ?? 0);
  expect(pinNow()?.longitude).toBeLessThan(moved.longitude ?? 0);
  expect(pinNow()?.longitude).toBeGreaterThan(25);
  fireEvent.click(screen.getByRole("button", { name: "Take the pin off" }));
  expect([pinNow(), thePin()]).toEqual([null, null]);
});

test("a pin far from the typed town causes a question", async () => {
  renderMap({ latitude: -29.858, longitude: 31.029 });
  expect(await screen.findByText(/^The pin is about 29\d km from Clarens/)).toBeTruthy();
});

test("a pin in the sea or in another country is refused", async () => {
  const { frame } = renderMap(null);
  fireEvent.click(frame, { clientX: 5, clientY: 300 });
  expect(await screen.findByText("This is not in South Africa, Lesotho or Eswatini.")).toBeTruthy();
});
