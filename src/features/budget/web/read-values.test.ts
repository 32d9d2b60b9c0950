import { describe, expect, test } from "vitest";
import type { BudgetItem } from "../../../contract/budget/schema.ts";
import { typedRand } from "../../../contract/rand-and-cents.ts";
import { changeOfEntry, checkBudgetEntry, checkPayment, budgetEntryFrom, randError, readRand } from "./read-values.ts";

const before: BudgetItem = {
  id: "1",
  kind: "entry",
  state: "expected",
  title: "Dress",
  provider_name: null,
  quote_id: null,
  category_id: null,
  amount_cents: 8_000_50,
  due_on: null,
  note: "",
  dues: [],
  paid_cents: 0,
  payments: [],
};
const typed = { title: "Dress", amount_cents: "8000,50", category_id: "", is_agreed: "expected", due_on: "", note: "" };

describe("amounts", () => {
  test.for([
    ["12 500", 12_500_00],
    ["R12500,5", 12_500_50],
    ["12,500.50", 12_500_50],
    ["100 000 000", 10_000_000_000],
    ["100 000 001", null],
    ["many", null],
    ["-5", null],
    ["", null],
  ] as const)("%s", ([text, cents]) => expect(readRand(text)).toBe(cents));

  test("are typed as they are read", () => {
    for (const cents of [0, 5, 100, 12_500_00, 12_500_50]) expect(readRand(typedRand(cents))).toBe(cents);
  });

  test("describe their errors", () => {
    expect(randError("", null)).toBeNull();
    expect(randError("", "Missing")).toBe("Missing");
    expect(randError("0", "Missing")).toBe("Missing");
    expect(randError("5 or so", "Missing")).toMatch(/^Enter an amount in rand/);
    expect(randError("999999999", null)).toMatch(/^Enter an amount from R 0/);
  });
});

describe("an entry", () => {
  test("is sent as typed, and of an existing entry only what differs", () => {
    expect(changeOfEntry(typed, before)).toEqual({});
    expect(changeOfEntry({ ...typed, title: " Gown ", is_agreed: "agreed", category_id: "3" }, before)).toEqual({
      title: "Gown",
      is_agreed: true,
      category_id: 3,
    });
    expect(budgetEntryFrom({ ...typed, amount_cents: "" })).toMatchObject({ amount_cents: 0, is_agreed: false });
  });

  test("has a title, and a readable amount", () => {
    expect(Object.keys(checkBudgetEntry({ title: " ", amount_cents: "some" }))).toEqual(["title", "amount_cents"]);
    expect(checkBudgetEntry(typed)).toEqual({});
  });
});

test("a payment has an amount and a day", () => {
  expect(Object.keys(checkPayment({ amount_cents: "0", paid_on: "" }))).toEqual(["amount_cents", "paid_on"]);
  expect(checkPayment({ amount_cents: "500", paid_on: "2026-06-01" })).toEqual({});
});
