import * as limits from "./limits.ts";

/*
 * Page, PDF and API share this module so that totals cannot differ [quotes-3]. All numbers are whole cents, none
 * negative; `limits.ts` keeps every product exact.
 */

export type PricedLineItem = {
  id: string;
  quantity_thousandths: number;
  unit_price_cents: number;
  is_optional: boolean;
};

export const vatModes = ["none", "included", "added"] as const;
export type VatMode = (typeof vatModes)[number];

export type Totalled = {
  lines: readonly PricedLineItem[];
  travel_cents: number;
  discount_percent: number | null;
  discount_cents: number | null;
  vat_mode: VatMode;
  /** At most one of the two; neither means no deposit. */
  deposit_percent: number | null;
  deposit_cents: number | null;
};

export type Totals = {
  lines_cents: number;
  discount_cents: number;
  travel_cents: number;
  /** Included in `total_cents`; 0 without VAT registration. */
  vat_cents: number;
  total_cents: number;
  deposit_cents: number;
  balance_cents: number;
};

const rand_cents = 100;

/** Rounds half up; both numbers must be whole and not negative. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

export function lineItemCents({
  quantity_thousandths,
  unit_price_cents,
}: Pick<PricedLineItem, "quantity_thousandths" | "unit_price_cents">): number {
  return divideHalfUp(quantity_thousandths * unit_price_cents, 1000);
}

/** A discount reduces the lines only, never below zero; travel is paid in full. */
export function totalsOf(quote: Totalled, ticked: ReadonlySet<string>): Totals {
  const counted = quote.lines.filter(({ id, is_optional }) => !is_optional || ticked.has(id));
  const lines_cents = counted.reduce((sum, lineItem) => sum + lineItemCents(lineItem), 0);
  const discount_cents = discountOf(quote, lines_cents);
  const net_cents = lines_cents - discount_cents + quote.travel_cents;
  const vat_cents = vatOf(quote.vat_mode, net_cents);
  const total_cents = quote.vat_mode === "added" ? net_cents + vat_cents : net_cents;
  const deposit_cents = depositOf(quote, total_cents);
  return {
    lines_cents,
    discount_cents,
    travel_cents: quote.travel_cents,
    vat_cents,
    total_cents,
    deposit_cents,
    balance_cents: total_cents - deposit_cents,
  };
}

export function perGuestCents(total_cents: number, guests: number | null): number | null {
  return guests === null || guests === 0 ? null : divideHalfUp(total_cents, guests);
}

function discountOf({ discount_percent, discount_cents }: Totalled, lines_cents: number): number {
  if (discount_percent !== null) return divideHalfUp(lines_cents * discount_percent, 100);
  return Math.min(discount_cents ?? 0, lines_cents);
}

function vatOf(mode: VatMode, net_cents: number): number {
  if (mode === "none") return 0;
  const of = mode === "added" ? 100 : 100 + limits.vat_percent;
  return divideHalfUp(net_cents * limits.vat_percent, of);
}

/** A percentage is of the total with VAT, rounded up to the rand; never more than the total. */
function depositOf({ deposit_percent, deposit_cents }: Totalled, total_cents: number): number {
  if (deposit_percent === null) return Math.min(deposit_cents ?? 0, total_cents);
  return Math.min(ceilTo(total_cents * deposit_percent, 100 * rand_cents) * rand_cents, total_cents);
}

function ceilTo(dividend: number, divisor: number): number {
  const rest = dividend % divisor;
  return (dividend - rest) / divisor + (rest > 0 ? 1 : 0);
}
