import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { Plan, PlanChange, PlanItem } from "../../../contract/plan/schema.ts";
import { PlanDashboard } from "./plan-dashboard.tsx";

const item = (key: string): PlanItem => ({
  key,
  kind: "step",
  text: key,
  due_on: null,
  when: "",
  is_done: false,
  is_booked: false,
  category_slug: null,
  explains: null,
  source: null,
});
const keys = ["venue", "cake", "florist"];
const stage = { key: "details", title: "Details", when: "", from: null, to: null };

let done: Set<string>;
let mayChange: boolean;
let saves: { sent: PlanChange; answer: (isSaved: boolean) => Promise<void> }[];

const plan = () => ({
  wedding_date: null,
  marriage: null,
  customary_first: null,
  stages: [{ ...stage, items: keys.map((key) => ({ ...item(key), is_done: done.has(key) })) }],
  law: [],
  booked_category_ids: [],
  may_change: mayChange,
});

beforeEach(() => {
  [done, saves, mayChange] = [new Set(), [], true];
  localStorage.setItem("umshado.couple_token", crypto.randomUUID());
  vi.stubGlobal("fetch", async (_address: string, { body, method = "GET" }: RequestInit) => {
    if (method.toUpperCase() === "GET") return Response.json({ plan: plan() as unknown as Plan });
    const { promise, resolve } = Promise.withResolvers<Response>();
    const sent = JSON.parse(body as string) as PlanChange;
    async function answer(isSaved: boolean) {
      if (isSaved) for (const { key } of sent.marks ?? []) done.add(key);
      const whole = isSaved ? Response.json({ plan: plan() }) : Response.json({ code: "internal" }, { status: 500 });
      await act(async () => resolve(whole));
    }
    saves.push({ sent, answer });
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const box = (key: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: key });
const ticked = () => keys.filter((key) => box(key).checked);

test("ticks are saved one after the other, and one that failed is undone alone", async () => {
  renderComponent(<PlanDashboard />);
  await screen.findByRole("checkbox", { name: "venue" });
  for (const key of keys) fireEvent.click(box(key));
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  expect(ticked()).toEqual(keys);
  await saves[0]?.answer(true);
  await vi.waitFor(() => expect(saves).toHaveLength(2));
  expect(ticked()).toEqual(keys);
  await saves[1]?.answer(false);
  await vi.waitFor(() => expect(saves).toHaveLength(3));
  expect(ticked()).toEqual(["venue", "florist"]);
  await saves[2]?.answer(true);
  await vi.waitFor(() => expect(ticked()).toEqual(["venue", "florist"]));
});

test.each([
  ["reads a request for the day", true, "Tell us your wedding day, and everything gets a date."],
  ["reads that there is none, as a reader", false, "so far. No wedding date yet."],
])("a member of a wedding without a day %s", async (_what, may, said) => {
  mayChange = may;
  renderComponent(<PlanDashboard />);
  const standing = await screen.findByRole("region", { name: "Progress" });
  expect(standing.textContent).toContain(said);
  expect(screen.queryByRole("link", { name: "your wedding day" }) !== null).toBe(may);
});
