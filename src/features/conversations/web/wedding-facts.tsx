import { budgetInRand } from "../../../contract/budget/budget-labels.ts";
import type { Conversation } from "../../../contract/conversations/schema.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { FactsList } from "../../../ui/data/facts-list.tsx";

interface WeddingFactsProps {
  of: Pick<Conversation, "wedding_date" | "venue_location"> &
    Pick<Conversation["enquiry"], "guest_count" | "budget_range" | "services_interested">;
  className: string | undefined;
  namesClassName: string | undefined;
}

export function WeddingFacts({ of, className, namesClassName }: WeddingFactsProps) {
  const { wedding_date, venue_location, guest_count, budget_range, services_interested: services } = of;
  // package names contain commas
  const names = (
    <ul className={namesClassName}>
      {services.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
  const facts = [
    { term: "Wedding date", detail: wedding_date === null ? null : formatDate(wedding_date) },
    { term: "Venue location", detail: venue_location },
    { term: "Guests", detail: guest_count === null ? null : formatNumber(guest_count) },
    { term: "Budget for the wedding", detail: budget_range === null ? null : budgetInRand(budget_range) },
    { term: "Interested in", detail: services.length === 0 ? null : names },
  ];
  return <FactsList facts={facts} className={className} />;
}
