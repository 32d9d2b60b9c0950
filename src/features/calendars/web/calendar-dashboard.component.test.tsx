import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { CalendarEntry, MyDay } from "../../../contract/calendars/schema.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { CalendarDashboard } from "./calendar-dashboard.tsx";

const rules = { capacity: 1, weekdays_taken: [], seasons: [], notice_days: 0, hold_days: 14 };
let kept_at: string | null = null;

let entries: CalendarEntry[] = [];
let hasDays = true;
const sent: [string, string, unknown][] = [];
let refusal: { status: number; body: object } | "offline" | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T08:00:00.000Z") });
  [entries, refusal, sent.length, kept_at] = [[], null, 0, "2026-11-20T08:00:00.000Z"];
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) =>
    answer(new URL(address, "http://localhost"), init),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answer({ pathname, searchParams }: URL, { method = "GET", body }: RequestInit): Promise<Response> {
  if (method.toUpperCase() !== "GET") return write(method.toUpperCase(), pathname, body);
  if (pathname === "/api/calendar/rules") return Promise.resolve(Response.json({ ...rules, kept_at }));
  if (pathname === "/api/calendar/feed") return Promise.resolve(Response.json({ url: null }));
  if (pathname === "/api/calendar/subscriptions") return Promise.resolve(Response.json({ subscriptions: [] }));
  if (!hasDays) return Promise.reject(new TypeError("Failed to fetch"));
  const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""];
  const days: MyDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(myDay(date));
  return Promise.resolve(Response.json({ days, entries, kept_at }));
}

function write(method: string, path: string, body: unknown): Promise<Response> {
  sent.push([method, path, typeof body === "string" ? JSON.parse(body) : null]);
  if (refusal === "offline") return Promise.reject(new TypeError("Failed to fetch"));
  if (refusal) return Promise.resolve(Response.json(refusal.body, { status: refusal.status }));
  if (path === "/api/calendar/kept") {
    kept_at = "2026-11-23T08:00:00.000Z";
    return Promise.resolve(Response.json({ kept_at }));
  }
  if (method === "DELETE") {
    entries = [];
    return Promise.resolve(new Response(null, { status: 204 }));
  }
  const fields = JSON.parse(String(body)) as Pick<CalendarEntry, "kind" | "from" | "to" | "note">;
  const entry = { ...fields, id: "e1", lapses_at: null, has_lapsed: false };
  entries = [entry];
  return Promise.resolve(Response.json({ entry }, { status: 201 }));
}

function myDay(date: string): MyDay {
  const on = entries.filter(({ from, to }) => from <= date && date <= to);
  const isBlocked = on.some(({ kind }) => kind === "block");
  return {
    date,
    availability: on.length > 0 ? "taken" : "free",
    booked: on.filter(({ kind }) => kind === "booking").length,
    held: 0,
    is_blocked: isBlocked,
    imported: 0,
    is_closed: false,
  };
}

async function renderDashboard() {
  renderComponent(<CalendarDashboard view="month" />);
  await screen.findByRole("grid", { name: "November 2026" });
}

const cell = (day: string) => screen.getByRole("button", { name: new RegExp(`^\\w+ ${day}\\b`) });
/** Long timeout: names are slow to compute in so large a grid. */
const dialogNamed = (name: string | RegExp) => screen.findByRole("dialog", { name }, { timeout: 4000 });
const focused = () => document.activeElement?.getAttribute("data-day");
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const chosen = () =>
  screen
    .getAllByRole("gridcell", { selected: true })
    .map((each) => within(each).getByRole("button").getAttribute("data-day"));
const countChosen = () => screen.queryAllByRole("gridcell", { selected: true }).length;

test("Tab leads to one day, arrows and Home, End and Page lead on, over the end of a month too", async () => {
  await renderDashboard();
  const stops = screen.getAllByRole("gridcell").filter((each) => within(each).getByRole("button").tabIndex === 0);
  expect(stops).toHaveLength(1);
  cell("23 November 2026").focus();
  for (const [key, day] of [
    ["ArrowRight", "2026-11-24"],
    ["End", "2026-11-29"],
    ["Home", "2026-11-23"],
    ["ArrowDown", "2026-11-30"],
    ["ArrowUp", "2026-11-23"],
  ] as const) {
    press(key);
    expect(focused()).toBe(day);
  }
  press("PageDown");
  await screen.findByRole("grid", { name: "December 2026" });
  await waitFor(() => expect(focused()).toBe("2026-12-23"));
  press("PageUp");
  await screen.findByRole("grid", { name: "November 2026" });
  await waitFor(() => expect(focused()).toBe("2026-11-23"));
});

test("Shift and arrows choose a range, Escape drops it, and a press in it opens all of it", async () => {
  await renderDashboard();
  cell("23 November 2026").focus();
  press("ArrowRight", { shiftKey: true });
  press("ArrowRight", { shiftKey: true });
  expect(chosen()).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  expect(screen.getByText("23 to 25 November 2026: 3 days")).toBeTruthy();
  press("Escape");
  expect(countChosen()).toBe(0);
  press("ArrowLeft", { shiftKey: true });
  fireEvent.click(cell("25 November 2026"));
  expect(await dialogNamed("24 to 25 November 2026")).toBeTruthy();
});

test("a mouse draws a range, and Shift with a press ends one", async () => {
  await renderDashboard();
  fireEvent.pointerDown(cell("24 November 2026"), { pointerType: "mouse", button: 0 });
  fireEvent.pointerOver(cell("26 November 2026"), { pointerType: "mouse" });
  fireEvent.pointerUp(cell("26 November 2026"), { pointerType: "mouse" });
  const dialog = await dialogNamed("24 to 26 November 2026");
  fireEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  fireEvent.click(cell("28 November 2026"), { shiftKey: true });
  expect(chosen().at(-1)).toBe("2026-11-28");
  expect(chosen()[0]).toBe("2026-11-24");
});

test("two presses choose a range without a modifier key", async () => {
  await renderDashboard();
  fireEvent.click(screen.getByRole("button", { name: "Choose several days" }));
  expect(screen.getByText("Choose the first day.")).toBeTruthy();
  fireEvent.click(cell("27 November 2026"));
  expect(screen.getByText("From 27 November 2026: choose the last day.")).toBeTruthy();
  fireEvent.click(cell("25 November 2026"));
  expect(await dialogNamed("25 to 27 November 2026")).toBeTruthy();
});

test("a finger that stays begins a range; one that moves scrolls", async () => {
  await renderDashboard();
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: new Date("2026-11-23T08:00:00.000Z") });
  const finger = { pointerType: "touch", button: 0, clientX: 10, clientY: 10 };
  fireEvent.pointerDown(cell("25 November 2026"), finger);
  fireEvent.pointerMove(cell("25 November 2026"), { ...finger, clientY: 40 });
  act(() => void vi.advanceTimersByTime(600));
  expect(countChosen()).toBe(0);
  fireEvent.pointerDown(cell("25 November 2026"), finger);
  act(() => void vi.advanceTimersByTime(600));
  expect(screen.getByText("From 25 November 2026: choose the last day.")).toBeTruthy();
  fireEvent.click(cell("25 November 2026"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

async function blockDay(day: string) {
  fireEvent.click(cell(day));
  const dialog = await dialogNamed(new RegExp(day));
  fireEvent.change(within(dialog).getByLabelText(/^Note/), { target: { value: "Holiday" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Block" }));
  return dialog;
}

test("a day is blocked, announced in words, and freed again by Undo", async () => {
  await renderDashboard();
  await blockDay("28 November 2026");
  await screen.findByText("Blocked 28 November 2026.");
  expect(sent[0]).toEqual([
    "POST",
    "/api/calendar/entries",
    { kind: "block", from: "2026-11-28", to: "2026-11-28", note: "Holiday" },
  ]);
  await screen.findByRole("button", {
    name: "Saturday 28 November 2026, blocked, couples see not available, note: Holiday",
  });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("The block of 28 November 2026 is taken back.");
  expect(sent[1]).toEqual(["DELETE", "/api/calendar/entries/e1", null]);
  await screen.findByRole("button", { name: "Saturday 28 November 2026, couples see available" });
});

test("a choice is dropped once it is saved", async () => {
  await renderDashboard();
  cell("25 November 2026").focus();
  press("ArrowRight", { shiftKey: true });
  fireEvent.click(cell("25 November 2026"));
  const dialog = await dialogNamed("25 to 26 November 2026");
  fireEvent.click(within(dialog).getByRole("button", { name: "Block" }));
  await screen.findByText("Blocked 25 to 26 November 2026.");
  await waitFor(() => expect(countChosen()).toBe(0));
});

test("a removed entry comes back by Undo", async () => {
  entries = [
    {
      id: "e1",
      kind: "booking",
      from: "2026-11-28",
      to: "2026-11-28",
      note: "Naidoo",
      lapses_at: null,
      has_lapsed: false,
    },
  ];
  await renderDashboard();
  fireEvent.click(screen.getByRole("button", { name: "Remove the booking of 28 November 2026: Naidoo" }));
  await screen.findByText("The booking of 28 November 2026 is removed.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("The booking of 28 November 2026 is back.");
  expect(sent.at(-1)).toEqual([
    "POST",
    "/api/calendar/entries",
    { kind: "booking", from: "2026-11-28", to: "2026-11-28", note: "Naidoo" },
  ]);
});

test.each([
  ["offline", "offline" as const, "We could not save this. Please check your connection and try again."],
  [
    "refused",
    { status: 409, body: { error: "You are fully booked on 28 November 2026.", code: "day_taken", fields: {} } },
    "You are fully booked on 28 November 2026.",
  ],
])("%s, the form shows it and keeps the typed text", async (_, why, sentence) => {
  await renderDashboard();
  refusal = why;
  const dialog = await blockDay("28 November 2026");
  await within(dialog).findByText(sentence);
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Note/).value).toBe("Holiday");
  refusal = null;
  fireEvent.click(within(dialog).getByRole("button", { name: "Block" }));
  await screen.findByText("Blocked 28 November 2026.");
});

test("a calendar that nobody confirms says why to confirm it, and is confirmed in one press", async () => {
  kept_at = null;
  await renderDashboard();
  expect(screen.getByRole("heading", { name: "Be found by couples with a date" })).toBeTruthy();
  expect(cell("28 November 2026").textContent).toContain("couples see calendar not kept");
  fireEvent.click(screen.getByRole("button", { name: "Confirm calendar is up to date" }));
  await screen.findByText("Thank you. Couples can see your availability.");
  expect(sent).toEqual([["POST", "/api/calendar/kept", null]]);
  await screen.findByText(/^Last confirmed on 23 November 2026\./);
  expect(cell("28 November 2026").textContent).toContain("couples see available");
});

test("a month that can't be fetched shows an error, and no availability", async () => {
  await renderDashboard();
  hasDays = false;
  fireEvent.click(screen.getByRole("button", { name: "Later: December 2026" }));
  await screen.findByText(/^We could not load your calendar\./);
  expect(screen.queryByText("No entries.")).toBeNull();
  hasDays = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("No entries.");
});

test("working days are checked and saved, seasons too", async () => {
  await renderDashboard();
  fireEvent.click(screen.getByRole("button", { name: "Change availability rules" }));
  const dialog = await dialogNamed("Availability rules");
  fireEvent.change(within(dialog).getByLabelText("Weddings a day"), { target: { value: "0" } });
  fireEvent.click(within(dialog).getByRole("checkbox", { name: "Monday" }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Add a closed season" }));
  expect(document.activeElement).toBe(within(dialog).getByLabelText("Closed from: day"));
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(sent).toEqual([]);
  expect(within(dialog).getAllByText("Enter how many weddings a day you take: 1 to 20.")).not.toEqual([]);
  fireEvent.change(within(dialog).getByLabelText("Weddings a day"), { target: { value: "2" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await screen.findByText("Availability rules saved.");
  const seasons = [{ from: "12-24", to: "01-02" }];
  expect(sent).toEqual([
    ["PUT", "/api/calendar/rules", { ...rules, capacity: 2, weekdays_taken: ["monday"], seasons }],
  ]);
});
