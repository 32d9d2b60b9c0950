import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import { sampleBudget } from "../../../../test/sample-budget.ts";
import type { BudgetItem } from "../../../contract/budget/schema.ts";
import { BudgetHeadline } from "./budget-headline.tsx";
import { BudgetEntryDialog } from "./entry-dialog.tsx";
import { ItemList } from "./item-list.tsx";
import { PaymentDialog } from "./payment-dialog.tsx";
import type { BudgetActions } from "./use-budget-actions.ts";
import type { Opening } from "./use-opened.ts";

const due = (part: "deposit" | "balance", amount_cents: number, open_cents: number) => ({
  part,
  due_on: part === "deposit" ? "2026-09-01" : "2027-02-01",
  amount_cents,
  open_cents,
});
const item: BudgetItem = {
  id: "i1",
  kind: "booking",
  state: "confirmed",
  title: "Photography",
  provider_name: null,
  quote_id: null,
  category_id: null,
  amount_cents: 20_000_00,
  due_on: null,
  note: "",
  dues: [due("deposit", 6_000_00, 5_000_00), due("balance", 14_000_00, 14_000_00)],
  paid_cents: 1_000_00,
  payments: [],
};
const budget = { ...sampleBudget, items: [item] };

let keys: (string | null)[];
beforeEach(() => {
  keys = [];
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get("idempotency-key"));
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name, hidden: true })));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const none = vi.fn<() => void>();
const acts = {} as BudgetActions;

test.each([
  ["payment", "Paid in rand", "It is paid", { pay: item, part: "deposit" as const, open_cents: 5_000_00 }],
  ["entry", "Amount in rand", "Add", null],
])("a %s is sent under one key until its content changes", async (_name, amount, send, payment) => {
  renderComponent(
    payment ? (
      <PaymentDialog {...payment} open onClose={none} acts={acts} />
    ) : (
      <BudgetEntryDialog entry={null} budget={budget} open onClose={none} acts={acts} />
    ),
  );
  if (!payment) type("What is it for?", "Rings");
  for (const value of ["100", "100", "200"]) {
    type(amount, value);
    await press(send);
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test.each([
  ["what is open of the next due", item, { part: "deposit", open_cents: 5_000_00 }],
  ["the rest where nothing is due", { ...item, dues: [] }, { part: "other", open_cents: 19_000_00 }],
])("a payment is suggested as %s", async (_name, pay, suggested) => {
  const open = vi.fn<(what: Opening) => void>();
  renderComponent(<ItemList budget={{ ...budget, items: [pay] }} acts={acts} onOpen={open} />);
  await press("Add a payment");
  expect(open).toHaveBeenCalledWith({ pay, ...suggested });
});

function Headline() {
  const [shown, setShown] = useState(budget);
  return (
    <>
      <button type="button" onClick={() => setShown({ ...budget, total_cents: 200_000_00 })}>
        Somebody else saves
      </button>
      <BudgetHeadline budget={shown} onChanged={none} />
    </>
  );
}

test("the dialog of the total begins with the current value each time it is opened", async () => {
  renderComponent(<Headline />);
  await press("Change total or guests");
  type("Total budget (R)", "150 000");
  await press("Cancel");
  await press("Somebody else saves");
  await press("Change total or guests");
  const dialog = within(screen.getByRole("dialog", { hidden: true }));
  expect(dialog.getByLabelText<HTMLInputElement>("Total budget (R)").value.replaceAll(/\s/g, "")).toBe("200000");
});
