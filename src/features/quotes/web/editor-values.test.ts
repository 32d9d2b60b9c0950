import { expect, test } from "vitest";
import { fullQuote } from "../../../../test/open-quote.ts";
import { quoteMessages } from "../../../contract/quotes/calls.ts";
import { templateOf, quoteErrors, newLineItem, offeredValues, titleOn, type QuoteValues } from "./editor-values.ts";
import { readValues } from "./use-quote-draft.ts";

const typed: QuoteValues = {
  ...offeredValues(templateOf(fullQuote)),
  wedding_date: "2027-03-20",
  valid_until: "2026-06-30",
  guests: "80",
  travel_km: "120",
  travel: "600",
};

test("a displayed draft is read as the same draft", () => {
  expect(readValues(typed)).toEqual({ draft: fullQuote, fieldErrors: {} });
});

test.each<[Partial<QuoteValues>, object]>([
  [{ travel: "1 250,50" }, { travel_cents: 1_250_50 }],
  [{ travel: "" }, { travel_cents: 0 }],
  [{ guests: "" }, { guests: null }],
  [{ wedding_date: "" }, { wedding_date: null }],
  [
    { discount_kind: "percent", discount: "10" },
    { discount_percent: 10, discount_cents: null },
  ],
  [
    { discount_kind: "amount", discount: "R 500" },
    { discount_percent: null, discount_cents: 500_00 },
  ],
  [{ deposit_kind: "none" }, { deposit_percent: null, deposit_cents: null }],
  [{ terms_kind: "standard", terms: "left over" }, { terms: "" }],
  [
    { lines: [{ ...newLineItem(), quantity: "1,5", price: "99,99" }] },
    { lines: [{ quantity_thousandths: 1500, unit_price_cents: 99_99 }] },
  ],
])("%j is read as %j", (more, draft) => {
  expect(readValues({ ...typed, ...more })).toMatchObject({ draft, fieldErrors: {} });
});

test.each<[Partial<QuoteValues>, object]>([
  [{ travel: "much" }, { travel_cents: quoteMessages.amount_out_of_range }],
  [{ guests: "0" }, { guests: quoteMessages.guests_out_of_range }],
  [{ deposit: "101" }, { deposit_cents: quoteMessages.percent_out_of_range }],
  [{ deposit: "5,5" }, { deposit_cents: quoteMessages.percent_out_of_range }],
  [{ balance_due_days: "400" }, { balance_due_days: quoteMessages.days_out_of_range }],
  [{ lines: [{ ...newLineItem(), key: "a", price: "1000001" }] }, { "a-price": quoteMessages.price_out_of_range }],
  [{ lines: [{ ...newLineItem(), key: "a", quantity: "0" }] }, { "a-quantity": quoteMessages.quantity_out_of_range }],
])("%j has %j", (more, fieldErrors) => {
  expect(readValues({ ...typed, ...more }).fieldErrors).toEqual(fieldErrors);
});

test("a missing value has the server's own error", () => {
  const draft = { ...fullQuote, title: "", lines: [] };
  expect(quoteErrors(draft, "2026-06-17")).toEqual({
    title: quoteMessages.title_missing,
    lines: quoteMessages.line_items_missing,
  });
});

test.each([
  ["Wedding photography, 20 March 2027", "2027-03-20", "2027-03-27", "Wedding photography, 27 March 2027"],
  ["Wedding photography, 20 March 2027", "", "2027-03-27", "Wedding photography, 27 March 2027"],
  ["Wedding photography, 20 March 2027", "2027-03-20", "", "Wedding photography, 20 March 2027"],
  ["Shoot, 3 May 2026", "2027-03-20", "2027-03-27", "Shoot, 3 May 2026"],
  ["Wedding photography", "", "2027-03-27", "Wedding photography"],
])("%s reads, with the day from %s to %s, %s", (title, from, to, then) => {
  expect(titleOn(title, { from, to })).toBe(then);
});
