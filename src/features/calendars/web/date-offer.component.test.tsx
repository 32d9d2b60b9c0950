import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { DateOffer } from "./date-offer.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.setSystemTime("2027-03-01T08:00:00Z");
});
afterEach(() => void vi.useRealTimers());

function showTo(couple: object | null, addressOf = (date: string): string | null => `/providers?date=${date}`) {
  localStorage.setItem("umshado.couple_token", couple ? "a-token" : "");
  localStorage.setItem("umshado.couple", JSON.stringify(couple));
  return renderComponent(<DateOffer addressOf={addressOf} />);
}

const offer = () => screen.queryByRole("link", { name: /^Available on your date/ });
const couple = { id: "c1", wedding_date: "2027-03-20" };

test("a couple with a date is offered who is free then, in one press", () => {
  showTo(couple);
  expect(offer()?.textContent).toBe("Available on your date: 20 March 2027");
  expect(offer()?.getAttribute("href")).toBe("/providers?date=2027-03-20");
});

test("other visitors get no offer: a guest, a couple without a date or after it, and a list that has the date", () => {
  showTo(null);
  expect(offer()).toBeNull();
  for (const other of [{ id: "c1" }, { ...couple, wedding_date: "2027-02-28" }]) {
    cleanup();
    showTo(other);
    expect(offer()).toBeNull();
  }
  cleanup();
  showTo(couple, () => null);
  expect(offer()).toBeNull();
});

test("taken off it stays off, until the date is another one", () => {
  showTo(couple);
  fireEvent.click(screen.getByRole("button", { name: "Don’t offer 20 March 2027" }));
  cleanup();
  showTo(couple);
  expect(offer()).toBeNull();
  cleanup();
  showTo({ ...couple, wedding_date: "2027-03-27" });
  expect(offer()?.textContent).toBe("Available on your date: 27 March 2027");
});
