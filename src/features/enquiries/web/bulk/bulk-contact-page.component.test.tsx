import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { Category } from "../../../../contract/categories/schema.ts";
import { BulkContact, type BulkContactProps } from "./bulk-contact-page.tsx";

const florists: Category = { id: 8, slug: "florists", name: "Florists", provider_count: 3 };
const transport: Category = { id: 16, slug: "transport", name: "Transport", provider_count: 2 };
const clarens = { slug: "clarens", name: "Clarens", text: "Clarens, Free State", within: 200 };
const paarl = { slug: "paarl", name: "Paarl", province: "Western Cape", other_names: [] };
const provider = { id: "id-1", business_name: "Petals", city: "Paarl", province: "Western Cape", price_from: null };
const candidate = { ...provider, price_range: [], willing_to_travel: true, serves_venue: true };

const requests: (string | null)[] = [];
let hasPlaces = true;

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  hasPlaces = true;
  vi.stubGlobal("fetch", (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    if (pathname === "/api/places") {
      const isPaarl = searchParams.get("query") === "Paarl";
      const known = { places: [paarl], named: isPaarl ? ["paarl"] : [] };
      return Promise.resolve(hasPlaces ? Response.json(known) : new Response(null, { status: 503 }));
    }
    if (!pathname.endsWith("/recipients")) return new Promise(() => undefined);
    const near = searchParams.get("near");
    const others = [...searchParams.keys()].filter((name) => name.startsWith("include_"));
    requests.push(near && [near, searchParams.get("within"), ...others].join(" "));
    const recipients = [{ category_id: 8, category: "Florists", providers: [candidate] }];
    return Promise.resolve(
      Response.json({ providers_contacted: 1, categories: 1, breakdown: [], recipients, elsewhere: 18, taken: 2 }),
    );
  });
});
afterEach(() => void vi.unstubAllGlobals());

function renderForm(area: BulkContactProps["area"] = null) {
  renderComponent(<BulkContact categories={[florists, transport]} area={area} hasOutbox={false} />);
  for (const name of [/^Florists/, /^Transport/]) fireEvent.click(screen.getByRole("checkbox", { name }));
}

const venueField = () => screen.getByLabelText<HTMLInputElement>("Venue location");
const typeVenue = (value: string) => fireEvent.change(venueField(), { target: { value } });
const focused = () => document.activeElement?.textContent;

test("vendors that reach the place in the venue's field are selected; the others and the booked ones are added with one press each", async () => {
  renderForm();
  await waitFor(() => expect(requests).toEqual([null]));
  typeVenue("Paarl");
  fireEvent.change(screen.getByLabelText("Wedding date"), { target: { value: "2031-03-07" } });
  await screen.findByText("Only businesses within 100 km of Paarl, or that travel there");
  expect(
    await screen.findByText(/Nobody else in Transport is within 100 km of Paarl, or travels there\./),
  ).toBeTruthy();
  expect(requests.at(-1)).toBe("paarl 100");
  expect(screen.getByText("18 others in these categories don’t serve Paarl.")).toBeTruthy();
  expect(screen.getByText("2 vendors are booked on 7 March 2031.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Include those who don’t" }));
  await waitFor(() => expect(requests.at(-1)).toBe("paarl 100 include_elsewhere"));
  fireEvent.click(await screen.findByRole("button", { name: "Include those who are booked" }));
  await waitFor(() => expect(requests.at(-1)).toBe("paarl 100 include_elsewhere include_booked"));
  fireEvent.click(await screen.findByRole("button", { name: "Only vendors who reach Paarl" }));
  await waitFor(() => expect(requests.at(-1)).toBe("paarl 100 include_booked"));
  fireEvent.click(screen.getByRole("button", { name: "Ask everywhere, not only vendors who reach Paarl" }));
  expect(focused()).toBe("Only vendors who reach Paarl");
});

test("a couple that comes from a list near a place writes to the vendors that reach it, until another place is chosen", async () => {
  renderForm(clarens);
  expect(venueField().value).toBe("Clarens, Free State");
  expect(screen.getByText("Only businesses within 200 km of Clarens, or that travel there")).toBeTruthy();
  await waitFor(() => expect(requests).toEqual(["clarens 200"]));
  fireEvent.change(screen.getByLabelText("How far"), { target: { value: "50" } });
  await waitFor(() => expect(requests.at(-1)).toBe("clarens 50"));
  typeVenue("Paarl");
  await waitFor(() => expect(requests.at(-1)).toBe("paarl 50"));
});

test("a couple is offered its own venue in one press, and what it decides outlives a reload", async () => {
  localStorage.setItem("umshado.couple_token", "a-token");
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1", venue_place: "paarl", venue_place_name: "Paarl" }));
  renderForm(clarens);
  fireEvent.click(screen.getByRole("button", { name: "Near your venue: Paarl" }));
  await waitFor(() => expect(requests.at(-1)).toBe("paarl 200"));
  expect(screen.queryByRole("button", { name: "Near your venue: Paarl" })).toBeNull();
  expect(localStorage.getItem("umshado.bulk_enquiry")).toContain('"near":{"slug":"paarl"');
});

test("while the named place can't be looked up nobody is counted and the lookup is tried again", async () => {
  hasPlaces = false;
  renderForm(clarens);
  await waitFor(() => expect(requests).toEqual(["clarens 200"]));
  requests.length = 0;
  typeVenue("Paarl");
  await screen.findByText("We couldn’t load the recipients.", {}, { timeout: 2000 });
  expect(requests).toEqual([]);
  hasPlaces = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(requests).toEqual(["paarl 200"]));
});
