import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guest_hearts_max } from "../../../contract/favourites/calls.ts";
import { guestHearts, removeGuestHearts, setGuestHeart, useGuestHearts } from "./guest-hearts.ts";

const key = "umshado.hearts";
const id = (number: number) => `0198aaaa-1111-7111-8111-${String(number).padStart(12, "0")}`;
const [one, two, three] = [id(1), id(2), id(3)];

function Count() {
  return <output>{useGuestHearts().length}</output>;
}
const shown = () => Number(screen.getByRole("status").textContent);
function changeElsewhere(text: string | null): void {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void globalThis.dispatchEvent(new StorageEvent("storage", { key })));
}

beforeEach(() => void render(<Count />));
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => removeGuestHearts(guestHearts()));
});

test("the last heart is in front, stays after a reload, and returns to its position", () => {
  act(() => [one, two, three].forEach((each) => void setGuestHeart(each, true)));
  expect(localStorage.getItem(key)).toBe([three, two, one].join(","));
  expect(shown()).toBe(3);
  act(() => void setGuestHeart(two, false));
  expect(guestHearts()).toEqual([three, one]);
  act(() => void setGuestHeart(two, true, 1));
  expect(guestHearts()).toEqual([three, two, one]);
});

test("other tabs are followed", () => {
  act(() => void setGuestHeart(one, true));
  changeElsewhere([two, one].join(","));
  expect([shown(), guestHearts()]).toEqual([2, [two, one]]);
  changeElsewhere(null);
  expect([shown(), guestHearts()]).toEqual([0, []]);
});

test("there are fifty at most, also where the browser has more", () => {
  const many = Array.from({ length: guest_hearts_max + 5 }, (_, number) => id(number));
  changeElsewhere(many.join(","));
  expect(guestHearts()).toHaveLength(guest_hearts_max);
  expect(setGuestHeart(id(99), true)).toBe("full");
  expect(guestHearts()).not.toContain(id(99));
  act(() => expect(setGuestHeart(id(0), false)).toBe("done"));
  act(() => expect(setGuestHeart(id(99), true)).toBe("done"));
});

test.each(["{", "null", "1,2", `${one},<script>`])("only ids are read from “%s”", (text) => {
  changeElsewhere(text);
  expect(guestHearts()).toEqual(text.startsWith(one) ? [one] : []);
});

test("without storage the open page has the hearts", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("", "QuotaExceededError");
    },
    removeItem: () => undefined,
  });
  act(() => expect(setGuestHeart(one, true)).toBe("unstored"));
  expect([shown(), guestHearts()]).toEqual([1, [one]]);
});
