import { useAnswer } from "../../../client/call/use-answer.ts";
import { useVenue } from "../../../client/use-venue.ts";
import { formatDate } from "../../../contract/format.ts";
import { listSimilarCall } from "../../../contract/providers/calls.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import { Section } from "../../../ui/page/section.tsx";
import { cardProviders } from "./cards/card-provider.ts";
import { ProviderCardView } from "./cards/provider-card.tsx";
import styles from "./similar-vendors.module.css";

interface SimilarVendorsProps {
  id: string;
  category: string | null;
  date: string | null;
}

/** Available ones first [profile-25]; links keep the date and place. */
export function SimilarVendors({ id, category, date }: SimilarVendorsProps) {
  const filters = listQuery.read(new URLSearchParams(location.search));
  const venue = useVenue();
  const near = filters.near || venue?.slug;
  const query = { date: date ?? undefined, near, within: filters.near === "" ? undefined : filters.within };
  const { answer } = useAnswer(listSimilarCall, { params: { id }, query, failed: "" });
  if (!answer) return null;
  // any element releases the reserved space
  if (answer.providers.length === 0) return <span hidden />;
  const areFree = date !== null && answer.providers.every(({ availability }) => availability === "free");
  const onward = listQuery.write(
    listQuery.withDefaults({ near: filters.near, within: filters.within, date: filters.date && (date ?? "") }),
  );
  const cards = cardProviders(answer.providers, category, onward, { date: date ?? "", flex: "" });
  return (
    <Section
      title={areFree ? `Similar vendors available on ${formatDate(date)}` : "Similar vendors"}
      className={styles.similar}
    >
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card.id}>
            <ProviderCardView provider={card} sizes="(min-width: 64rem) 18rem, 16rem" hasHeart />
          </li>
        ))}
      </ul>
    </Section>
  );
}
