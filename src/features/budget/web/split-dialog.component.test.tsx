import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { Budget, BudgetShare } from "../../../contract/budget/schema.ts";
import { SplitDialog } from "./split-dialog.tsx";

const share = (category_id: number | null, name: string, slug: string | null, planned_cents: number) =>
  ({ category_id, name, slug, planned_cents, booked_cents: 0 }) as BudgetShare;
const budget = {
  total_cents: 100_000_00,
  items: [] as Budget["items"],
  categories: [
    share(1, "Venues", "venues", 40_000_00),
    share(2, "Caterers", "caterers", 30_000_50),
    share(null, "Everything else", null, 0),
  ],
} as Budget;

let sent: unknown[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return Response.json({ budget });
  });
});
afterEach(() => vi.unstubAllGlobals());

function Split() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change the split
      </button>
      <SplitDialog budget={budget} open={isOpen} onClose={() => setOpen(false)} onChanged={() => undefined} />
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** With plain spaces. */
const summary = () => screen.getByText(/ planned/).textContent?.replaceAll(/\s/g, " ");

test("typed amounts are summed as they are typed, and compared with the total", () => {
  renderComponent(<Split />);
  expect(summary()).toBe("R 70 000,50 of R 100 000 planned, R 29 999,50 left to allocate.");
  type("Everything else", "29 999,50");
  expect(summary()).toBe("R 100 000 of R 100 000 planned.");
  type("Venues", "45 000");
  expect(summary()).toBe("R 105 000 of R 100 000 planned: R 5 000 over.");
});

test("our split fills every field and adds up to the total, and Save sends what differs", async () => {
  renderComponent(<Split />);
  await press("Use our suggestion");
  expect(summary()).toBe("R 100 000 of R 100 000 planned.");
  const ours = ["Venues", "Caterers", "Everything else"].map((name) => Number(field(name).value));
  expect(ours.reduce((sum, each) => sum + each)).toBe(100_000);
  type("Caterers", "30 000,50");
  await press("Save");
  const [venues = 0, , rest = 0] = ours;
  const planned = [
    { category_id: 1, planned_cents: venues * 100 },
    { category_id: null, planned_cents: rest * 100 },
  ];
  expect(sent).toEqual([{ planned }]);
});

test("an unreadable amount sends nothing and has its error at its field, and the dialog discards what was typed", async () => {
  renderComponent(<Split />);
  type("Caterers", "a lot");
  await press("Save");
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(field("Caterers"));
  await press("Close");
  await press("Change the split");
  expect(field("Caterers").value).toBe("30000,50");
});
