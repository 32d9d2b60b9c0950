import { day_ms } from "../../../../contract/durations.ts";
import { formatCount, formatDate } from "../../../../contract/format.ts";
import type { ComparedQuote } from "../../../../contract/quotes/figures-schema.ts";
import { formatQuantity, formatRandCents } from "../../../../contract/quotes/money.ts";
import { free_days } from "../../../../contract/quotes/terms.ts";
import type { Totals } from "../../../../contract/quotes/totals.ts";

export type Comparable = {
  quote: Pick<
    ComparedQuote,
    | "id"
    | "wedding_date"
    | "guests"
    | "valid_until"
    | "travel_km"
    | "vat_mode"
    | "deposit_due_days"
    | "terms_kind"
    | "has_free_days"
    | "booking"
  > & {
    provider: { name: string };
    lines: readonly Pick<ComparedQuote["lines"][number], "id" | "unit" | "quantity_thousandths" | "is_optional">[];
  };
  totals: Totals;
  ticked: ReadonlySet<string>;
};

export function rivalOf<Each extends Comparable>(one: Each, all: readonly Each[]): Each | null {
  const others = all.filter(({ quote }) => quote.id !== one.quote.id);
  const [lowest] = others.toSorted((a, b) => a.totals.total_cents - b.totals.total_cents);
  return lowest ?? null;
}

/** Facts only, and only where both quotes state them. */
export function describeDifferences(one: Comparable, other: Comparable): string[] {
  return [
    describeTotal(one, other),
    describeVat(one, other),
    describeDeposit(one, other),
    describeDepositDue(one, other),
    describeHours(one, other),
    describeGuests(one.quote, other.quote),
    describeDay(one.quote, other.quote),
    describeValidity(one.quote, other.quote),
    describeTerms(one.quote, other.quote),
  ].filter((sentence) => sentence !== null);
}

function formatDifference(difference: number, less: string, more: string): string | null {
  if (difference === 0) return null;
  return difference < 0 ? less : more;
}

function describeTotal(one: Comparable, other: Comparable): string {
  const [mine, theirs] = [one.totals, other.totals];
  const { name } = other.quote.provider;
  const difference = mine.total_cents - theirs.total_cents;
  const which = formatDifference(difference, "less than", "more than");
  const text =
    which === null ? `The same total as ${name}` : `${formatRandCents(Math.abs(difference))} ${which} ${name}`;
  if (!namesTravel(one) && theirs.travel_cents > 0)
    return `${text}, ${difference < 0 ? "but " : ""}without travel (theirs has ${formatRandCents(theirs.travel_cents)} for it).`;
  if (!namesTravel(other) && mine.travel_cents > 0)
    return `${text}, including ${formatRandCents(mine.travel_cents)} for travel (theirs doesn’t mention travel).`;
  return `${text}.`;
}

function namesTravel({ quote, totals }: Comparable): boolean {
  return totals.travel_cents > 0 || quote.travel_km !== null;
}

function describeVat(one: Comparable, other: Comparable): string | null {
  const [mine, theirs] = [one.quote.vat_mode === "none", other.quote.vat_mode === "none"];
  const { name } = other.quote.provider;
  if (mine === theirs) return null;
  return mine
    ? `VAT is not charged; ${name}’s total includes ${formatRandCents(other.totals.vat_cents)} VAT.`
    : `Includes ${formatRandCents(one.totals.vat_cents)} VAT, which ${name} doesn’t charge.`;
}

function describeDeposit({ totals: mine }: Comparable, { totals: theirs }: Comparable): string | null {
  if (mine.deposit_cents === theirs.deposit_cents) return null;
  if (mine.deposit_cents === 0) return `No deposit; theirs is ${formatRandCents(theirs.deposit_cents)}.`;
  if (theirs.deposit_cents === 0) return "A deposit; theirs has none.";
  const difference = mine.deposit_cents - theirs.deposit_cents;
  return `The deposit is ${formatRandCents(Math.abs(difference))} ${difference < 0 ? "less" : "more"}.`;
}

/** Only before acceptance, since the days are agreed then. */
function describeDepositDue(one: Comparable, other: Comparable): string | null {
  const isKnown = [one, other].every(({ quote, totals }) => quote.booking === null && totals.deposit_cents > 0);
  const days = one.quote.deposit_due_days - other.quote.deposit_due_days;
  const when = formatDifference(days, "earlier", "later");
  return isKnown && when !== null ? `The deposit is due ${formatCount(Math.abs(days), "day", "days")} ${when}.` : null;
}

/** Null where no counting line is in hours, or several are. */
function hoursOf({ quote, ticked }: Comparable): number | null {
  const counted = quote.lines.filter(({ id, is_optional }) => !is_optional || ticked.has(id));
  const [only, ...more] = counted.filter(({ unit }) => /^(hours?|hrs?)$/i.test(unit.trim()));
  return only && more.length === 0 ? only.quantity_thousandths : null;
}

function describeHours(one: Comparable, other: Comparable): string | null {
  const [mine, theirs] = [hoursOf(one), hoursOf(other)];
  if (mine === null || theirs === null || mine === theirs) return null;
  const difference = Math.abs(mine - theirs);
  const hours = `${formatQuantity(difference)} ${difference === 1000 ? "hour" : "hours"}`;
  return `${hours} ${mine < theirs ? "less" : "more"}.`;
}

type QuoteFields = Comparable["quote"];

function describeGuests({ guests: mine }: QuoteFields, { guests: theirs }: QuoteFields): string | null {
  if (mine === null || theirs === null || mine === theirs) return null;
  return `For ${formatCount(mine, "guest", "guests")}, ${Math.abs(mine - theirs)} ${mine < theirs ? "fewer" : "more"}.`;
}

function describeDay({ wedding_date: mine }: QuoteFields, { wedding_date: theirs }: QuoteFields): string | null {
  return mine === null || theirs === null || mine === theirs
    ? null
    : `For another day: ${formatDate(mine)}, not ${formatDate(theirs)}.`;
}

function describeValidity(one: QuoteFields, other: QuoteFields): string | null {
  if (one.booking || other.booking || one.valid_until === null || other.valid_until === null) return null;
  const days = Math.round((Date.parse(one.valid_until) - Date.parse(other.valid_until)) / day_ms);
  const when = formatDifference(days, "shorter", "longer");
  return when && `Valid ${formatCount(Math.abs(days), "day", "days")} ${when}.`;
}

function describeTerms({ terms_kind: mine, has_free_days: free }: QuoteFields, other: QuoteFields): string | null {
  const { terms_kind: theirs, has_free_days: theirsFree } = other;
  if (mine === theirs)
    return mine === "own" || free === theirsFree
      ? null
      : `Cancelling in the first ${free_days} days is ${free ? "free; theirs is not" : "not free; theirs is"}.`;
  return mine === "own"
    ? "Has its own cancellation terms; theirs are the standard terms."
    : "Has the standard cancellation terms; theirs are their own.";
}
