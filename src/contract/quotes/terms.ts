import { daysBetween } from "../south-african-time.ts";
import { formatRandCents } from "./money.ts";
import type { Quote } from "./schema.ts";
import { divideHalfUp } from "./totals.ts";

/*
 * Standard cancellation terms [quotes-6]: Consumer Protection Act section 17 allows a reasonable charge, the steps are
 * ours. ECTA section 44's free days exclude catering and accommodation (section 42(2)).
 */

export const free_days = 7;

const withoutFreeDays: ReadonlySet<string | null> = new Set(["venues", "caterers"]);

export function mayLeaveOutFreeDays(category_slug: string | null): boolean {
  return withoutFreeDays.has(category_slug);
}

/** The first step that fits applies. */
export const standard_steps = [
  { days_before_min: 180, percent: 10 },
  { days_before_min: 90, percent: 25 },
  { days_before_min: 30, percent: 50 },
  { days_before_min: 0, percent: 75 },
] as const;

const freeDays = `You may cancel free of charge within ${free_days} days of booking (section 44 of the Electronic Communications and Transactions Act 25 of 2002).`;
const noFreeDays = `These terms have no free days: for accommodation and catering on an agreed day, the ${free_days} days of section 44 of the Electronic Communications and Transactions Act 25 of 2002 do not apply (section 42(2)).`;

export const standardTerms = (
  has_free_days: boolean,
) => `These are standard terms that this site offers, written after section 17 of the Consumer Protection Act 68 of 2008. This isn’t legal advice.

${has_free_days ? freeDays : noFreeDays}

You may cancel at any time${has_free_days ? " after that" : ""}. The business may then keep a reasonable charge, by how long before the wedding day you cancel:
180 days or more: 10 % of the total.
90 to 179 days: 25 % of the total.
30 to 89 days: 50 % of the total.
Fewer than 30 days: 75 % of the total.
What you paid beyond that is paid back. Nothing is charged where one of the couple has died or is in hospital, and less where the business finds another wedding for the day.

If the business can’t deliver on the day, or not as agreed, it tells you at once. You may then accept another day or another way, or cancel free of charge (section 19 of the Consumer Protection Act). If the business cancels, it pays back everything that you paid.`;

export function formatTermsSummary({
  terms_kind,
  has_free_days,
}: Pick<Agreed, "terms_kind" | "has_free_days">): string {
  if (terms_kind === "own") return "The business’s own terms, which are in the quote.";
  const [first, second, third, last] = standard_steps.map(({ percent }) => `${percent}\u00a0%`);
  const [from, next, then] = standard_steps.map(({ days_before_min }) => days_before_min);
  const charge = `the business may keep up to ${first} of the total at ${from} days or more before the wedding, ${second} at ${next} or more, ${third} at ${then} or more, and ${last} after that.`;
  return has_free_days ? `Free within ${free_days} days of booking. After that ${charge}` : `T${charge.slice(1)}`;
}

export function standardFee(
  total_cents: number,
  wedding_date: string,
  today: string,
): { percent: number; cents: number } {
  const left = Math.max(0, daysBetween(today, wedding_date));
  const { percent } = standard_steps.find(({ days_before_min }) => left >= days_before_min) ?? standard_steps[3];
  return { percent, cents: divideHalfUp(total_cents * percent, 100) };
}

export function termsTitle({ terms_kind, side, business }: Pick<Quote, "terms_kind" | "side" | "business">): string {
  const own = side === "provider" ? "your own terms" : `the terms of ${business.name}`;
  return `If it is cancelled: ${terms_kind === "standard" ? "standard terms" : own}`;
}

export type Cancellation = { fee_cents: number | null; says: string };

type Agreed = {
  total_cents: number;
  wedding_date: string;
  /** A South African day; null before booking. */
  confirmed_on: string | null;
  terms_kind: "standard" | "own";
  has_free_days: boolean;
};

export function cancellationOf(
  { total_cents, wedding_date, confirmed_on, terms_kind, has_free_days }: Agreed,
  { by, today }: { by: "couple" | "provider"; today: string },
): Cancellation {
  if (confirmed_on === null)
    return { fee_cents: 0, says: "It was not confirmed yet, so nothing is owed. Any payment is refunded." };
  if (by === "provider")
    return {
      fee_cents: 0,
      says: "Nothing is owed where the business cancels. Everything the couple paid is refunded.",
    };
  if (terms_kind === "own")
    return {
      fee_cents: null,
      says: `The business’s own terms say what is owed, of ${formatRandCents(total_cents)} in total.`,
    };
  if (has_free_days && daysBetween(confirmed_on, today) <= free_days)
    return {
      fee_cents: 0,
      says: `It was booked in the last ${free_days} days, so nothing is owed. Any payment is refunded.`,
    };
  const { percent, cents } = standardFee(total_cents, wedding_date, today);
  return {
    fee_cents: cents,
    says: `Under the standard terms the business may keep ${formatRandCents(cents)}, ${percent} % of ${formatRandCents(total_cents)}. Anything paid beyond that is refunded. Nothing is charged where one of the couple has died or is in hospital.`,
  };
}
