import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { BudgetShare } from "../../../contract/budget/schema.ts";

export function formatQuoted({ low_cents, high_cents }: NonNullable<BudgetShare["quoted"]>): string {
  return low_cents === high_cents
    ? formatSignedRand(low_cents)
    : `${formatSignedRand(low_cents)} to ${formatSignedRand(high_cents)}`;
}

export function isTouched({ quoted, expected_cents, booked_cents, paid_cents }: BudgetShare): boolean {
  return quoted !== null || expected_cents > 0 || booked_cents > 0 || paid_cents > 0;
}

export function formatShareStatus(share: BudgetShare): string {
  const { left_cents, planned_cents } = share;
  if (!isTouched(share)) return `${formatSignedRand(planned_cents)} planned`;
  return left_cents < 0 ? `${formatSignedRand(-left_cents)} over` : `${formatSignedRand(left_cents)} left`;
}

export function formatFigures({
  planned_cents,
  quoted,
  expected_cents,
  booked_cents,
  paid_cents,
}: BudgetShare): string {
  return [
    `${formatSignedRand(planned_cents)} planned`,
    ...(quoted === null ? [] : [`quoted ${formatQuoted(quoted)}`]),
    ...(expected_cents > 0 ? [`${formatSignedRand(expected_cents)} expected`] : []),
    ...(booked_cents > 0 ? [`${formatSignedRand(booked_cents)} booked`] : []),
    ...(paid_cents > 0 ? [`${formatSignedRand(paid_cents)} paid`] : []),
  ].join(" · ");
}

/** Determines the bars' scale; 0 means nothing to show. */
export function widest({ planned_cents, quoted, expected_cents, booked_cents, paid_cents }: BudgetShare): number {
  return Math.max(planned_cents, quoted?.high_cents ?? 0, booked_cents + expected_cents, paid_cents);
}
