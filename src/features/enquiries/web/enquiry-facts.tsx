import type { SentEnquiry } from "../../../contract/enquiries/schema.ts";
import { WeddingFacts } from "../../conversations/web/wedding-facts.tsx";
import styles from "./enquiry-list.module.css";

type Facts = Pick<
  SentEnquiry,
  "wedding_date" | "venue_location" | "guest_count" | "budget_range" | "services_interested" | "message"
>;

export function EnquiryFacts({ enquiry }: { enquiry: Facts }) {
  return (
    <>
      <WeddingFacts of={enquiry} className={styles.facts} namesClassName={styles.interests} />
      {enquiry.message !== null && <p className={styles.message}>{enquiry.message}</p>}
    </>
  );
}
