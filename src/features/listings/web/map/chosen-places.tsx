import { useMemo, useState } from "react";
import { formatCount, formatNumber } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { listProviders } from "../../../../contract/providers/calls.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chips } from "../../../../ui/chips.tsx";
import type { MapPlace } from "../../../places/web/map/cluster-places.ts";
import { cardProviders } from "../card-provider.ts";
import { ProviderGrid } from "../provider-grid.tsx";
import { RetryAlert } from "./retry-alert.tsx";
import { useAnswer } from "./use-answer.ts";
import styles from "./list-map.module.css";

interface ChosenPlacesProps {
  filters: ListQuery;
  category: string | null;
  chosen: readonly MapPlace[];
  choose: (places: readonly MapPlace[]) => void;
}

export function ChosenPlaces({ filters, category, chosen, choose }: ChosenPlacesProps) {
  const [place] = chosen;
  const count = chosen.reduce((sum, each) => sum + each.count, 0);
  return (
    <section aria-label="The chosen place" aria-live="polite" className={styles.chosen}>
      {place && (
        <>
          <div className={styles.head}>
            <h3>
              {chosen.map(({ name }) => name).join(", ")}: {formatCount(count, "vendor", "vendors")}
            </h3>
            <Button small variant="quiet" onClick={() => choose(chosen)}>
              Close
            </Button>
          </div>
          {chosen.length === 1 ? (
            <PlaceCards key={place.slug} {...{ place, filters, category }} />
          ) : (
            <Chips>
              {chosen.map((each) => (
                <Button key={each.slug} small variant="outline" onClick={() => choose([each])}>
                  {each.name}: {formatNumber(each.count)}
                </Button>
              ))}
            </Chips>
          )}
        </>
      )}
    </section>
  );
}

interface PlaceCardsProps {
  place: Pick<MapPlace, "slug">;
  filters: ListQuery;
  category: string | null;
}

function PlaceCards({ place, filters, category }: PlaceCardsProps) {
  const [limit, setLimit] = useState<number>(limits.page_size);
  const query = new URLSearchParams(listQuery.write(filters));
  query.set("place", place.slug);
  query.set("limit", String(limit));
  const { answer, error, isOld, retry } = useAnswer(listProviders, `?${query}`, "The businesses could not be loaded.");
  const cards = useMemo(() => cardProviders(answer?.providers ?? [], category), [answer, category]);
  if (error) return <RetryAlert onRetry={retry}>{error}</RetryAlert>;
  if (!answer) return <p>Loading …</p>;
  const isCut = answer.total > cards.length && limit < limits.list_limit_max;
  return (
    <>
      <ProviderGrid providers={cards} place="page" />
      {isCut && (
        <Button small variant="outline" busy={isOld} onClick={() => setLimit(limits.list_limit_max)}>
          Show more
        </Button>
      )}
    </>
  );
}
