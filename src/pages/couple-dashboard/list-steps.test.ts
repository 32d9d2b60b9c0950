import { expect, test } from "vitest";
import type { CoupleDashboard, Decision, Planning } from "../../contract/couples/dashboard-schema.ts";
import { listSteps } from "./list-steps.ts";

const today = "2026-11-29";
const planning: Planning = {
  tasks: [],
  tasks_open: 0,
  board: [],
  quotes: [],
  money: { total_cents: null, booked_cents: 0, left_cents: null },
};
const quote = (quote_id: string, category_slug: string | null, more: Partial<Decision> = {}): Decision => ({
  quote_id,
  provider_name: `Vendor ${quote_id}`,
  category: category_slug === null ? null : "Photographers",
  category_slug,
  total_cents: 2_000_000,
  valid_until: null,
  ...more,
});

interface Known {
  couple?: Partial<CoupleDashboard["couple"]>;
  planning?: Partial<Planning> | null;
  unread?: CoupleDashboard["unread"];
  editHash?: string | null;
}

function steps({ couple = {}, planning: known = {}, unread, editHash = "#wedding-form" }: Known) {
  const dashboard = {
    couple: { email_verified: true, wedding_date: "2027-10-11", venue_place: null, ...couple },
    planning: known && { ...planning, ...known },
    unread: unread ?? { total: 0, conversations: [] },
  } as CoupleDashboard;
  return listSteps(dashboard, { today, editHash }).map(({ title, detail, to }) => [title, detail, to]);
}

const thread = (conversation_id: string) => ({ conversation_id, provider_name: `Vendor ${conversation_id}` });

test("a missing date is the first step; a reader of the wedding has no such step", () => {
  const couple = { wedding_date: null };
  const first = [
    "Add your wedding date and venue",
    "To see who is available and who comes to you",
    { hash: "#wedding-form" },
  ];
  expect(steps({ couple })[0]).toEqual(first);
  expect(steps({ couple, editHash: null })).not.toContainEqual(first);
});

test("one open quote is announced alone, and several of a category are compared", () => {
  const one = quote("1", "photographers", { valid_until: "2026-12-05" });
  expect(steps({ planning: { quotes: [one] } })).toEqual([
    ["Quote from Vendor 1", "R\u00a020\u00a0000, valid until 5 December 2026", "/quotes/1"],
  ]);
  const other = quote("2", "photographers", { total_cents: 1_500_000 });
  expect(steps({ planning: { quotes: [one, other, quote("3", null), quote("4", null)] } })).toEqual([
    [
      "Photographers: compare 2 quotes",
      "From R\u00a015\u00a0000, one expires on 5 December 2026",
      "/quotes?category=photographers",
    ],
    ["Quote from Vendor 3", "R\u00a020\u00a0000", "/quotes/3"],
    ["Quote from Vendor 4", "R\u00a020\u00a0000", "/quotes/4"],
  ]);
});

test("one unread conversation has a link to it, several to the list", () => {
  expect(steps({ unread: { total: 1, conversations: [thread("1")] } })).toEqual([
    ["New message from Vendor 1", "", "/messages/1"],
  ]);
  expect(steps({ unread: { total: 5, conversations: [thread("1"), thread("2"), thread("3")] } })).toEqual([
    ["5 unread conversations", "Vendor 1, Vendor 2, Vendor 3 and 2 more", "/messages"],
  ]);
});

test("a task about a category links to vendors that reach the venue on the day, any other to the plan", () => {
  const tasks: Planning["tasks"] = [
    { key: "cake", kind: "category", text: "Order cake", due_on: "2026-11-30", category_slug: "cakes-and-desserts" },
    { key: "aunts", kind: "own", text: "Aunts", due_on: "2026-11-01", category_slug: null },
  ];
  const couple = { venue_place: "paarl" };
  expect(steps({ couple, planning: { tasks } })).toEqual([
    ["Order cake", "Due 30 November 2026", "/providers?category=cakes-and-desserts&near=paarl&date=2027-10-11"],
    ["Aunts", "Was due 1 November 2026", "/plan"],
  ]);
  expect(steps({ couple: { wedding_date: "2026-10-01" }, planning: { tasks } })[0]?.[2]).toBe(
    "/providers?category=cakes-and-desserts",
  );
});

test("a task about a category with open quotes leads to them", () => {
  const tasks: Planning["tasks"] = [
    { key: "photographer", kind: "category", text: "Hire", due_on: null, category_slug: "photographers" },
  ];
  const known = steps({ planning: { tasks, quotes: [quote("1", "photographers")] } });
  expect(known.at(-1)).toEqual(["Hire", "", "/quotes?category=photographers"]);
});

test("an admin who acts as the couple is shown no plan", () => {
  expect(steps({ planning: null })).toEqual([]);
});
