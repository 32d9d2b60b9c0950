import { expect, test } from "vitest";
import { sampleProfile } from "../../../test/sample-profile.ts";
import type { ProviderToday } from "../../contract/today/schema.ts";
import { todayRows } from "./today-rows.ts";

const now = Date.parse("2026-11-28T10:00:00.000Z");
const thread = { conversation_id: "c1", couple_name: "Thandi & Sipho" };
const pending = {
  ...thread,
  booking_id: "b1",
  quote_id: "q1",
  wedding_date: "2027-03-20",
  held_until: "2026-12-01T21:58:00.000Z",
  total_cents: 47_500_00,
};

const nothing: ProviderToday = {
  profile: sampleProfile,
  gallery_images: 3,
  news: {
    since: "2026-11-01T08:00:00.000Z",
    is_first_visit: false,
    emails_stopped_at: null,
    enquiries: 0,
    endorsements: 0,
    views: { days: [], this_week: 0, week_before: 0 },
  },
  enquiries_this_week: 0,
  waiting: { unread: 0, to_answer: 0, to_confirm: [] },
  longest_waiting: null,
  bookings: { expiring: [], weddings: [], due: [] },
};

type Change = Partial<Omit<ProviderToday, "bookings" | "waiting">> & {
  waiting?: Partial<ProviderToday["waiting"]>;
  bookings?: Partial<NonNullable<ProviderToday["bookings"]>>;
};
const rowsOf = ({ waiting, bookings, ...change }: Change, missing: Parameters<typeof todayRows>[1] = []) =>
  todayRows(
    {
      ...nothing,
      ...change,
      waiting: { ...nothing.waiting, ...waiting },
      bookings: { expiring: [], weddings: [], due: [], ...bookings },
    },
    missing,
    now,
  );

test("without open work there is no row, and an acting admin sees none of quotes and bookings", () => {
  expect(rowsOf({})).toEqual([]);
  const acting = { ...nothing, waiting: { ...nothing.waiting, to_confirm: null }, bookings: null };
  expect(todayRows(acting, [], now)).toEqual([]);
});

test("an accepted quote shows its day and its deadline, and links to the quote", () => {
  expect(rowsOf({ waiting: { to_confirm: [pending] } })).toEqual([
    {
      id: "confirm",
      label: "Confirm 20 March 2027 by Tuesday 23:58",
      note: "Thandi & Sipho accepted your quote, R\u00a047\u00a0500",
      to: "/quotes/q1",
    },
  ]);
  const tonight = { ...pending, held_until: "2026-11-28T21:58:00.000Z" };
  expect(rowsOf({ waiting: { to_confirm: [tonight, pending] } })).toMatchObject([
    {
      label: "Confirm 20 March 2027 by today 23:58",
      note: "Thandi & Sipho accepted your quote, R\u00a047\u00a0500. 1 more to confirm",
      to: "/quotes",
    },
  ]);
});

test("one waiting couple is named and one press away, several are counted", () => {
  const longest_waiting = { ...thread, wedding_date: null, since: "2026-11-26T22:30:00.000Z" };
  const rows = (to_answer: number) => rowsOf({ longest_waiting, waiting: { to_answer } });
  expect(rows(1)).toEqual([
    { id: "answer", label: "Answer Thandi & Sipho", note: "Waiting since 27 November 2026", to: "/enquiries/c1" },
  ]);
  expect(rows(3)).toEqual([
    {
      id: "answer",
      label: "Answer Thandi & Sipho and 2 others",
      note: "Waiting longest: Thandi & Sipho, since 27 November 2026",
      to: "/enquiries/c1",
    },
  ]);
});

test("quotes that expire, the next wedding, what is due and what the profile lacks follow in this order", () => {
  const rows = rowsOf(
    {
      waiting: { to_confirm: [pending] },
      bookings: {
        expiring: [
          { ...thread, quote_id: "q2", valid_until: "2026-11-28" },
          { ...thread, quote_id: "q3", valid_until: "2026-11-30" },
        ],
        weddings: [
          { ...thread, quote_id: "q4", wedding_date: "2026-12-05" },
          { ...thread, quote_id: "q5", wedding_date: "2026-12-12" },
        ],
        due: [{ ...thread, part: "deposit", due_on: "2026-12-05", cents: 9_500_00 }],
      },
    },
    [
      { id: "logo", label: "Add your logo", to: "/media" },
      { id: "city", label: "Add your town", to: "#city" },
    ],
  );
  expect(rows.map(({ id, label, to }) => [id, label, to])).toEqual([
    ["confirm", "Confirm 20 March 2027 by Tuesday 23:58", "/quotes/q1"],
    ["expiring", "2 quotes expire soon", "/quotes?state=sent"],
    ["wedding", "Next wedding: 5 December 2026", "/enquiries/c1"],
    ["due", "R\u00a09\u00a0500 due by 5 December 2026", "/quotes#payments"],
    ["missing", "Add your logo", "/media"],
  ]);
  expect(rows.map(({ note }) => note)).toEqual([
    "Thandi & Sipho accepted your quote, R\u00a047\u00a0500",
    "First: Thandi & Sipho, today",
    "Thandi & Sipho. After that: 12 December 2026",
    "Deposit from Thandi & Sipho",
    "1 more part is missing from your profile",
  ]);
});

test("one expiring quote has a link to its conversation, several payments are added up", () => {
  const due = [
    { ...thread, part: "deposit" as const, due_on: "2026-12-05", cents: 9_500_00 },
    { ...thread, part: "balance" as const, due_on: "2026-12-10", cents: 10_500_00 },
  ];
  expect(
    rowsOf({ bookings: { due, expiring: [{ ...thread, quote_id: "q2", valid_until: "2026-11-30" }] } }),
  ).toMatchObject([
    { label: "Your quote for Thandi & Sipho expires on 30 November 2026", to: "/enquiries/c1" },
    {
      label: "R\u00a020\u00a0000 due within 30 days",
      note: "First: R\u00a09\u00a0500 by 5 December 2026, deposit from Thandi & Sipho",
      to: "/quotes#payments",
    },
  ]);
});
