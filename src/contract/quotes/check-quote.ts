import { addDays } from "../south-african-time.ts";
import { quoteMessages } from "./calls.ts";
import * as limits from "./limits.ts";
import { totalsOf, type Totalled } from "./totals.ts";

export type Checked = Omit<Totalled, "lines"> & {
  title: string;
  wedding_date: string | null;
  valid_until: string | null;
  vat_number: string;
  terms_kind: "standard" | "own";
  terms: string;
  lines: readonly (Omit<Totalled["lines"][number], "id"> & { text: string })[];
};

/** One sentence per field that prevents sending [quotes-4]. South African days, none after `last_day`. */
export function checkQuote(
  quote: Checked,
  { today, last_day }: { today: string; last_day: string },
): Record<string, string> {
  const fieldErrors: Record<string, string | null> = {
    title: quote.title === "" ? quoteMessages.title_missing : null,
    wedding_date: checkDay(quote.wedding_date, today, last_day),
    lines: checkLineItems(quote.lines),
    vat_number: quote.vat_mode !== "none" && quote.vat_number === "" ? quoteMessages.vat_number_missing : null,
    deposit_cents: checkDeposit(quote),
    valid_until: checkValid(quote, today),
    terms: quote.terms_kind === "own" && quote.terms === "" ? quoteMessages.terms_missing : null,
  };
  return Object.fromEntries(
    Object.entries(fieldErrors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

function checkDay(day: string | null, today: string, last_day: string): string | null {
  if (day === null) return quoteMessages.day_missing;
  if (day < today) return quoteMessages.day_passed;
  return day > last_day ? quoteMessages.day_too_far : null;
}

function checkLineItems(lineItems: Checked["lines"]): string | null {
  if (lineItems.every(({ is_optional }) => is_optional)) return quoteMessages.line_items_missing;
  return lineItems.some(({ text }) => text === "") ? quoteMessages.line_text_missing : null;
}

/** An amount may not exceed the sum due in any case. */
function checkDeposit({ lines, ...quote }: Checked): string | null {
  const { total_cents } = totalsOf({ ...quote, lines: lines.map((lineItem) => ({ ...lineItem, id: "" })) }, new Set());
  return (quote.deposit_cents ?? 0) > total_cents ? quoteMessages.deposit_too_much : null;
}

function checkValid({ valid_until, wedding_date }: Checked, today: string): string | null {
  if (valid_until === null) return quoteMessages.valid_missing;
  if (valid_until < today) return quoteMessages.valid_passed;
  const last = addDays(today, limits.valid_days_max);
  if (valid_until > last) return quoteMessages.valid_too_long;
  return wedding_date !== null && valid_until > wedding_date ? quoteMessages.valid_after_day : null;
}
