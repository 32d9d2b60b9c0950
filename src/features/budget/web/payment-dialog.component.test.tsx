import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderComponent } from "../../../../test/render-component.tsx";
import type { BudgetItem } from "../../../contract/budget/schema.ts";
import { PaymentDialog } from "./payment-dialog.tsx";
import type { BudgetActions } from "./use-budget-actions.ts";

const due = { part: "deposit" as const, due_on: "2026-09-01", amount_cents: 6_000_00, open_cents: 5_000_50 };
const item = {
  id: "i1",
  kind: "booking",
  title: "Photography",
  provider_name: "Protea & Co",
  dues: [due],
} as BudgetItem;

let sent: unknown[];
let answer: (whole: object, status?: number) => Promise<void>;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = (whole, status = 201) => act(async () => resolve(Response.json(whole, { status })));
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

const onSaved = vi.fn<(budget: unknown, id: string) => void>();
const close = vi.fn<() => void>();
const open = () => {
  const acts = { noted: onSaved } as unknown as BudgetActions;
  renderComponent(
    <PaymentDialog pay={item} part="deposit" open_cents={due.open_cents} open onClose={close} acts={acts} />,
  );
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name: "It is paid", hidden: true })));

test("a payment is sent in cents with its day and what it is for, once however often it is pressed", async () => {
  open();
  expect(field("Paid in rand").value).toBe("5000,50");
  type("On", "2026-08-30");
  await press();
  await press();
  expect(sent).toEqual([{ booking_id: "i1", amount_cents: 5_000_50, paid_on: "2026-08-30", part: "deposit" }]);
  await answer({ budget: {}, payment_id: "p1" });
  expect([close.mock.calls.length, onSaved.mock.calls]).toEqual([1, [[{}, "p1"]]]);
});

test.each([
  ["", "Enter how much you paid."],
  ["about five", "Enter an amount in rand, such as 12 500 or 12 500,50."],
])("%j is no amount: the error is at its field until it is typed again, and nothing is sent", async (amount, said) => {
  open();
  type("Paid in rand", amount);
  await press();
  expect(screen.getAllByText(said)[0]).toBeTruthy();
  expect(document.activeElement).toBe(field("Paid in rand"));
  type("Paid in rand", "100");
  expect(screen.queryAllByText(said)).toEqual([]);
  expect(sent).toEqual([]);
});
