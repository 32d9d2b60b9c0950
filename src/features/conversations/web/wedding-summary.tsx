import type { ConversationSummary } from "../../../contract/conversations/schema.ts";
import { formatDate } from "../../../contract/format.ts";

type SummaryFields = Pick<ConversationSummary, "wedding_date" | "venue_location">;

export function WeddingSummary({
  of: { wedding_date, venue_location },
  className,
}: {
  of: SummaryFields;
  className?: string | undefined;
}) {
  const known = [wedding_date === null ? null : formatDate(wedding_date), venue_location].filter(
    (fact) => fact !== null,
  );
  return known.length === 0 ? null : <p className={className}>{known.join(", ")}</p>;
}
