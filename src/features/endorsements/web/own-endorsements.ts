import type { EndorsementGiven, EndorsementStatus } from "../../../contract/endorsements/shapes.ts";
import { formatCount, formatDate } from "../../../contract/format.ts";
import { formatDayAndMonth } from "../../../contract/moments.ts";

/** A provider's own points and the endorsements it gave, as the API answers them. */
export type OwnEndorsements = { status: EndorsementStatus; myEndorsements: EndorsementGiven[] };

/** What is true once an endorsement is given: its points are spent, and it stands first. */
export function withGiven({ status, myEndorsements }: OwnEndorsements, given: EndorsementGiven): OwnEndorsements {
  const points_available = Math.max(0, status.points_available - given.points_given);
  const others = myEndorsements.filter(({ id }) => id !== given.id);
  return { status: { ...status, points_available }, myEndorsements: [given, ...others] };
}

/** Why nobody can be endorsed for want of points, and when new ones arrive; null while there are any. */
export function pointsHindrance(status: EndorsementStatus): string | null {
  const { points_available, monthly_allocation, next_credit_on } = status;
  if (points_available > 0) return null;
  const arriving = formatCount(monthly_allocation, "new one arrives", "new ones arrive");
  return `You have no points left. ${arriving} on ${formatDate(next_credit_on)}.`;
}

/** The same in so few words that they fit beside a button, the year left out; null while there are points. */
export function pointsHindranceInBrief({ points_available, next_credit_on }: EndorsementStatus): string | null {
  return points_available > 0 ? null : `New points on ${formatDayAndMonth(next_credit_on)}`;
}
