import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { VenueOffer } from "./venue-offer.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});
afterEach(() => void vi.unstubAllGlobals());

const clarens = { id: "c1", venue_place: "clarens", venue_place_name: "Clarens" };

function showTo(couple: object | null, addressOf = (slug: string): string | null => `/providers?near=${slug}`) {
  localStorage.setItem("umshado.couple_token", couple ? "a-token" : "");
  localStorage.setItem("umshado.couple", JSON.stringify(couple));
  return renderComponent(<VenueOffer addressOf={addressOf} />);
}

const offer = () => screen.queryByRole("link", { name: /^Near your venue/ });

test("a couple with a venue is offered what is near it, in one press", () => {
  showTo(clarens);
  expect(offer()?.textContent).toBe("Near your venue: Clarens");
  expect(offer()?.getAttribute("href")).toBe("/providers?near=clarens");
});

test("other visitors get no offer, nor does a list near the venue", () => {
  showTo(null);
  expect(offer()).toBeNull();
  cleanup();
  showTo({ ...clarens, venue_place: null, venue_place_name: null });
  expect(offer()).toBeNull();
  cleanup();
  showTo(clarens, () => null);
  expect(offer()).toBeNull();
});

test("a removed filter stays off, until it is restored or the venue is elsewhere", () => {
  showTo(clarens);
  fireEvent.click(screen.getByRole("button", { name: "Don’t offer Clarens" }));
  expect(document.activeElement?.textContent).toBe("Offer Clarens again");
  cleanup();
  showTo(clarens);
  expect(screen.queryByRole("button")).toBeNull();
  expect(offer()).toBeNull();
  cleanup();
  showTo({ ...clarens, venue_place: "durban", venue_place_name: "Durban" });
  fireEvent.click(screen.getByRole("button", { name: "Don’t offer Durban" }));
  fireEvent.click(screen.getByRole("button", { name: "Offer Durban again" }));
  expect(document.activeElement).toBe(offer());
});
