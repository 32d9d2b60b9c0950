import { sayBudget } from "../../../contract/budget-labels.ts";
import type { Conversation } from "../../../contract/conversations/shapes.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { FactsList } from "../../../ui/facts-list.tsx";
import styles from "./conversation.module.css";

/** What the couple told of its wedding besides its message. */
export function WeddingFacts({ of }: { of: Conversation }) {
  const { wedding_date, venue_location, enquiry } = of;
  const { guest_count, budget_range, services_interested: services } = enquiry;
  const facts = [
    { term: "Wedding date", detail: wedding_date === null ? null : formatDate(wedding_date) },
    { term: "Venue location", detail: venue_location },
    { term: "Guests", detail: guest_count === null ? null : formatNumber(guest_count) },
    { term: "Budget for the wedding", detail: budget_range === null ? null : sayBudget(budget_range) },
    { term: "Interested in", detail: services.length === 0 ? null : <Names of={services} /> },
  ];
  return <FactsList className={styles.facts} facts={facts.filter(({ detail }) => detail !== null)} />;
}

/** One below the other: names of packages have commas of their own. */
function Names({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.names}>
      {of.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
