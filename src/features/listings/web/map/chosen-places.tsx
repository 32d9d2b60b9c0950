import { formatCount, formatNumber } from "../../../../contract/format.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chips } from "../../../../ui/chips.tsx";
import type { MapPlace } from "../../../places/web/map/cluster-places.ts";
import { PlaceCards } from "./place-cards.tsx";
import styles from "./list-map.module.css";

interface ChosenPlacesProps {
  filters: ListQuery;
  category: string | null;
  chosen: readonly MapPlace[];
  choose: (places: readonly MapPlace[]) => void;
}

/** Who is at home in the place that was chosen on the map. Of several at one spot, one is chosen first. */
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
