import { formatBudget } from "../../../contract/budget/budget-labels.ts";
import type { SentEnquiry } from "../../../contract/enquiries/schema.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import styles from "./enquiry-list.module.css";

type Facts = Pick<
  SentEnquiry,
  "wedding_date" | "venue_location" | "guest_count" | "budget_range" | "services_interested" | "message"
>;

export function EnquiryFacts({ enquiry }: { enquiry: Facts }) {
  const { wedding_date, venue_location, guest_count, budget_range, services_interested, message } = enquiry;
  const facts = [
    { term: "Wedding date", detail: wedding_date === null ? null : formatDate(wedding_date) },
    { term: "Venue location", detail: venue_location },
    { term: "Guests", detail: guest_count === null ? null : formatNumber(guest_count) },
    { term: "Budget for the wedding", detail: budget_range === null ? null : formatBudget(budget_range) },
    {
      term: "Interested in",
      detail: services_interested.length === 0 ? null : <Interests names={services_interested} />,
    },
  ];
  return (
    <>
      <FactsList className={styles.facts} facts={facts.filter(({ detail }) => detail !== null)} />
      {message !== null && <p className={styles.message}>{message}</p>}
    </>
  );
}

/** Package names may contain commas. */
function Interests({ names }: { names: readonly string[] }) {
  return (
    <ul className={styles.interests}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
