import { formatBalanceDue, formatDepositDue, type QuoteDueDates } from "./format-due.ts";
import { vat_percent } from "./limits.ts";
import { formatQuantity, formatRandCents, roundToRand } from "./money.ts";
import { perGuestCents, type Totals, type VatMode } from "./totals.ts";

export type Sum = { term: string; amount: string; isTotal: boolean };

type DescribedQuote = QuoteDueDates & {
  travel_km: number | null;
  guests: number | null;
  vat_mode: VatMode;
  discount_percent: number | null;
};

export function describeTotals(quote: DescribedQuote, totals: Totals): Sum[] {
  const { travel_km, guests, vat_mode, discount_percent } = quote;
  const each = perGuestCents(totals.total_cents, guests);
  const changes = [
    ...(totals.discount_cents > 0
      ? [
          {
            ...sum(discount_percent === null ? "Discount" : `Discount, ${discount_percent} %`, totals.discount_cents),
            amount: `− ${formatRandCents(totals.discount_cents)}`,
          },
        ]
      : []),
    ...describeTravel(travel_km, totals),
    ...(vat_mode === "added" ? [sum(`VAT, ${vat_percent} %`, totals.vat_cents)] : []),
  ];
  return [
    ...(changes.length > 0 ? [sum("Items", totals.lines_cents), ...changes] : []),
    { ...sum("Total", totals.total_cents), isTotal: true },
    ...(vat_mode === "included" ? [sum(`Includes ${vat_percent} % VAT`, totals.vat_cents)] : []),
    ...(each === null ? [] : [sum("Per guest", roundToRand(each))]),
    ...describePayment(quote, totals),
  ];
}

function describeTravel(km: number | null, { travel_cents }: Totals): Sum[] {
  if (travel_cents === 0 && !km) return [];
  const row = sum(km ? `Travel, ${km} km round trip` : "Travel", travel_cents);
  return [travel_cents > 0 ? row : { ...row, amount: "Included" }];
}

function describePayment(quote: QuoteDueDates, { deposit_cents, balance_cents }: Totals): Sum[] {
  const rest = deposit_cents > 0 ? "Balance" : "Payment due";
  return [
    ...(deposit_cents > 0 ? [sum(`Deposit, ${formatDepositDue(quote)}`, deposit_cents)] : []),
    ...(balance_cents > 0 ? [sum(`${rest}, ${formatBalanceDue(quote)}`, balance_cents)] : []),
  ];
}

function sum(term: string, cents: number): Sum {
  return { term, amount: formatRandCents(cents), isTotal: false };
}

type LineItem = { unit: string; quantity_thousandths: number; unit_price_cents: number };

/** Null for one of it. */
export function describeQuantity({ unit, quantity_thousandths, unit_price_cents }: LineItem): string | null {
  if (quantity_thousandths === 1000 && unit === "") return null;
  const counted = quantity_thousandths === 1000 ? unit : inPlural(unit);
  return `${formatQuantity(quantity_thousandths)} ${counted} × ${formatRandCents(unit_price_cents)}`.replace("  ", " ");
}

const countable =
  /^(?:album|arrangement|bottle|bouquet|car|chair|course|day|guest|hour|item|kilometre|month|night|page|person|photo|piece|plate|portion|print|room|seat|serving|session|table|trip|week)$/i;

/** Units are typed in the singular; unknown words stay unchanged. */
function inPlural(unit: string): string {
  return countable.test(unit) ? `${unit}s` : unit;
}
