import { useId } from "react";
import { formatCount } from "../../../../contract/format.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { LinkOn } from "../../../../ui/link.tsx";
import { bulkContactAddress } from "../bulk-contact-address.ts";
import { CompareHearts } from "../compare/compare-hearts.tsx";
import type { CardProvider } from "./card-provider.ts";
import { ProviderGrid } from "./provider-grid.tsx";
import styles from "./result-groups.module.css";

interface ResultGroupsProps {
  providers: readonly CardProvider[];
  place?: string | undefined;
  filters: Pick<ListQuery, "near" | "within" | "date"> &
    Partial<Pick<ListQuery, "priceFrom" | "priceTo" | "guests" | "prefer">>;
}

/**
 * Based there, then travelling [places-8], unless preferences rank [browse-27]. Unstated capacity [browse-29] and price
 * [browse-9] come last.
 */
export function ResultGroups({ providers, place, filters }: ResultGroupsProps) {
  const id = useId();
  const isPriced = Boolean(filters.priceFrom) || Boolean(filters.priceTo);
  const { guests = 0, prefer = "" } = filters;
  const isMixed = (prefer !== "" || guests > 0) && providers.some(({ reaches }) => reaches === "travels");
  const groups = [
    ...Map.groupBy(providers, ({ typical_price, guests_max, reaches }) => {
      if (isPriced && typical_price === null) return "Price on request";
      if (guests > 0 && guests_max === null)
        return `Capacity not stated: ask about ${formatCount(guests, "guest", "guests")}`;
      if (!place) return "";
      if (isMixed) return `In or coming to ${place}`;
      return reaches === "travels" ? `Come to ${place}` : `In ${place} and within ${filters.within} km`;
    }),
  ];
  return (
    <div>
      {groups.map(([title, some], at) => {
        const grid = <ProviderGrid key={title} providers={some} place="page" eager={at > 0 ? 0 : undefined} />;
        if (title === "") return grid;
        return (
          <section key={title} className={styles.group} aria-labelledby={`${id}${at}`}>
            <h3 id={`${id}${at}`}>{title}</h3>
            {grid}
          </section>
        );
      })}
      <CompareHearts providers={providers} filters={filters} />
      {place && groups.length > 0 && (
        <LinkOn to={bulkContactAddress(filters)} className={styles.ask}>
          Message several vendors who serve {place}
        </LinkOn>
      )}
    </div>
  );
}
