import { sayRand } from "../../../contract/budget/say-rand.ts";
import type { BudgetShare } from "../../../contract/budget/shapes.ts";

export function sayQuoted({ low_cents, high_cents }: NonNullable<BudgetShare["quoted"]>): string {
  return low_cents === high_cents ? sayRand(low_cents) : `${sayRand(low_cents)} to ${sayRand(high_cents)}`;
}

export function isTouched({ quoted, expected_cents, booked_cents, paid_cents }: BudgetShare): boolean {
  return quoted !== null || expected_cents > 0 || booked_cents > 0 || paid_cents > 0;
}

export function sayStanding(share: BudgetShare): string {
  const { left_cents, planned_cents } = share;
  if (!isTouched(share)) return `${sayRand(planned_cents)} planned`;
  return left_cents < 0 ? `${sayRand(-left_cents)} over` : `${sayRand(left_cents)} left`;
}

export function sayFigures({ planned_cents, quoted, expected_cents, booked_cents, paid_cents }: BudgetShare): string {
  return [
    `${sayRand(planned_cents)} planned`,
    ...(quoted === null ? [] : [`quoted ${sayQuoted(quoted)}`]),
    ...(expected_cents > 0 ? [`${sayRand(expected_cents)} expected`] : []),
    ...(booked_cents > 0 ? [`${sayRand(booked_cents)} booked`] : []),
    ...(paid_cents > 0 ? [`${sayRand(paid_cents)} paid`] : []),
  ].join(" · ");
}

/** Determines the bars' scale; 0 means nothing to show. */
export function widest({ planned_cents, quoted, expected_cents, booked_cents, paid_cents }: BudgetShare): number {
  return Math.max(planned_cents, quoted?.high_cents ?? 0, booked_cents + expected_cents, paid_cents);
}
