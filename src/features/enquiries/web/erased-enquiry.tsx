import { href } from "react-router";
import type { SentEnquiry } from "../../../contract/enquiries/shapes.ts";
import { enquiryMessages } from "../../../contract/enquiries/words.ts";
import { formatDate } from "../../../contract/format.ts";
import { formatMoment } from "../../../contract/moments.ts";
import { Banner } from "../../../ui/banner.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { FactsList } from "../../../ui/facts-list.tsx";
import { TitleBlock } from "../../../ui/section.tsx";
import { byUrgency, RecipientList } from "./recipient-list.tsx";
import styles from "./your-enquiry.module.css";

/** What is left of an enquiry that was erased, by its sender, an admin or in the course of time. */
export function ErasedEnquiry({ enquiry }: { enquiry: SentEnquiry }) {
  const { created_at, wedding_date, recipients } = enquiry;
  const left = [
    { term: "Sent", detail: <time dateTime={created_at}>{formatMoment(created_at)}</time> },
    { term: "Wedding date", detail: wedding_date === null ? null : formatDate(wedding_date) },
  ];
  return (
    <>
      <TitleBlock title="This enquiry is erased" />
      <Banner tone="good" announce title={enquiryMessages.erased}>
        We no longer know whose it was or what it said. Vendors may still have the email: ask them to delete it too.
      </Banner>
      <section className={styles.card} aria-labelledby="left">
        <h2 id="left">What stays</h2>
        <FactsList className={styles.facts} facts={left.filter(({ detail }) => detail !== null)} />
        <RecipientList recipients={byUrgency(recipients)} />
      </section>
      <div>
        <ButtonLink to={href("/providers")} variant="outline">
          Browse vendors
        </ButtonLink>
      </div>
    </>
  );
}
