import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../../test/render-component.tsx";
import type { ComparedQuote, QuoteNote } from "../../../../contract/quotes/figures-schema.ts";
import { totalsOf } from "../../../../contract/quotes/totals.ts";
import { CompareTable } from "./compare-table.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const line = (id: string, text: string, rand: number, is_optional = false) => ({
  id,
  text,
  unit: "",
  quantity_thousandths: 1000,
  unit_price_cents: rand * 100,
  is_optional,
  cents: rand * 100,
  is_ticked: false,
});

function quoted(name: string, rand: number, more: Partial<ComparedQuote> = {}): ComparedQuote {
  const lines = [line(`${name} day`, "The whole day", rand), line(`${name} album`, "An album", 4_000, true)];
  const money = { lines, travel_cents: 0, discount_percent: null, discount_cents: null, vat_mode: "none" as const };
  const sums = { ...money, deposit_percent: 30, deposit_cents: null };
  const totals = totalsOf(sums, new Set());
  return {
    ...sums,
    id: name,
    number: "K7M-4QP",
    version: 1,
    state: "sent",
    conversation_id: name,
    provider: { id: name, name },
    couple_name: "Lerato & Sipho",
    category: "Photographers",
    category_slug: "photographers",
    title: "The day",
    wedding_date: "2027-03-20",
    valid_until: "2026-12-10",
    total_cents: totals.total_cents,
    message_id: null,
    sent_at: null,
    created_at: "2026-06-17T10:00:00.000Z",
    booking: null,
    guests: 80,
    included: "",
    excluded: "",
    travel_km: null,
    vat_number: "",
    deposit_due_days: 7,
    balance_due_days: 14,
    terms_kind: "standard",
    terms: "The standard terms",
    has_free_days: true,
    is_one_step: false,
    totals,
    per_guest_cents: null,
    side: "couple",
    business: {
      name,
      contact_person: null,
      phone: null,
      place: null,
      legal_name: null,
      registration: null,
      street_address: null,
    },
    venue_location: null,
    decided_at: null,
    declined_for: null,
    versions: [],
    distance_km: null,
    distance_from: null,
    answers: null,
    answers_within_hours: null,
    trust_score: null,
    trust_tier: null,
    is_verified: false,
    note: { text: "", is_liked: false },
    ...more,
  };
}

function show(...quotes: ComparedQuote[]) {
  const onNote = vi.fn<(id: string, note: QuoteNote) => void>();
  renderComponent(<CompareTable caption="Photographers" quotes={quotes} onNote={onNote} />);
  return onNote;
}

const row = (name: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${name}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent.replaceAll("\u00a0", " "));

test("a tick counts at once: total, share, deposit, the lowest value, and the differences in words", () => {
  show(quoted("Rani", 10_000), quoted("Wild Eye", 12_000));
  expect(row("Total")).toEqual(["R 10 000Lowest", "R 12 000"]);
  expect(row("Differences")[1]).toContain("R 2 000 more than Rani.");
  fireEvent.click(screen.getAllByRole("checkbox", { name: /^An album/ })[0] as HTMLElement);
  expect(row("Total")).toEqual(["R 14 000", "R 12 000Lowest"]);
  expect(row("Per guest")[0]).toBe("R 175, for 80 guests");
  expect(row("Deposit")[0]).toMatch(/^R 4 200, within 7 days/);
  expect(row("Differences")[1]).toContain("R 2 000 less than Rani.");
});

test("an accepted quote counts with the agreed items, and can't be changed any more", () => {
  const lines = quoted("Rani", 10_000).lines.map((each) => ({ ...each, is_ticked: each.is_optional }));
  show(quoted("Rani", 10_000, { state: "accepted", lines }), quoted("Wild Eye", 12_000));
  expect(row("Total")[0]).toBe("R 14 000");
  const [agreed] = screen.getAllByRole<HTMLInputElement>("checkbox", { name: /^An album/ });
  expect([agreed?.checked, agreed?.disabled]).toEqual([true, true]);
});

test("a heart is saved without the note, which stays as the server has it, and the page shows the server's answer", async () => {
  const answer = vi.fn<(address: string, sent: RequestInit) => Promise<Response>>(async (_address, { body }) =>
    Response.json({ note: { text: "Kinder", ...(JSON.parse(body as string) as Partial<QuoteNote>) } }),
  );
  vi.stubGlobal("fetch", answer);
  const onNote = show(quoted("Rani", 10_000, { note: { text: "Kind", is_liked: false } }), quoted("Wild Eye", 12_000));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "A heart for Rani" })));
  expect(answer.mock.calls[0]?.[0]).toMatch(/\/api\/quotes\/Rani\/note$/);
  expect(answer.mock.calls[0]?.[1].body).toBe(JSON.stringify({ is_liked: true }));
  expect(onNote.mock.calls).toEqual([["Rani", { text: "Kinder", is_liked: true }]]);
});

test("a reader of the wedding reads hearts and notes, and writes none", () => {
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  localStorage.setItem("umshado.couple", JSON.stringify({ id: "c1", name: "Lerato & Johan", role: "reader" }));
  show(quoted("Rani", 10_000, { note: { text: "Kind", is_liked: true } }), quoted("Wild Eye", 12_000));
  expect(row("Private notes")).toEqual(["♥ Kind", "Nothing noted"]);
  expect(screen.queryByRole("button", { name: /heart/ })).toBeNull();
});
