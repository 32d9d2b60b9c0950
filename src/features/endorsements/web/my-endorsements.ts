import type { EndorsementGiven, EndorsementStatus } from "../../../contract/endorsements/schema.ts";
import { formatCount, formatDate } from "../../../contract/format.ts";
import { formatDayAndMonth } from "../../../contract/moments.ts";

export type MyEndorsements = { status: EndorsementStatus; myEndorsements: EndorsementGiven[] };

/** Subtracts the points and puts the new endorsement first. */
export function withGiven({ status, myEndorsements }: MyEndorsements, given: EndorsementGiven): MyEndorsements {
  const points_available = Math.max(0, status.points_available - given.points_given);
  const others = myEndorsements.filter(({ id }) => id !== given.id);
  return { status: { ...status, points_available }, myEndorsements: [given, ...others] };
}

/** Null while there are points. */
export function pointsHindrance(status: EndorsementStatus): string | null {
  const { points_available, monthly_allocation, next_credit_on } = status;
  if (points_available > 0) return null;
  const arriving = formatCount(monthly_allocation, "new one arrives", "new ones arrive");
  return `You have no points left. ${arriving} on ${formatDate(next_credit_on)}.`;
}

/** Short enough to fit beside a button; null while there are points. */
export function pointsHindranceInBrief({ points_available, next_credit_on }: EndorsementStatus): string | null {
  return points_available > 0 ? null : `New points on ${formatDayAndMonth(next_credit_on)}`;
}
