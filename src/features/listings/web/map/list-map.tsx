import { useMemo, useState, type ReactNode } from "react";
import { pathOf } from "../../../../client/address-of.ts";
import { useAnswerFrom } from "../../../../client/call/use-answer.ts";
import { formatCount, formatNumber } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { project } from "../../../../contract/places/mercator.ts";
import { mapProvidersCall, listProvidersCall } from "../../../../contract/providers/calls.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import type { ProviderMap } from "../../../../contract/providers/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chips } from "../../../../ui/form/chips.tsx";
import { Link } from "../../../../ui/link.tsx";
import type { MapPlace } from "../../../places/web/map/cluster-places.ts";
import { ClusterSpots } from "../../../places/web/map/cluster-spots.tsx";
import { LandMap } from "../../../places/web/map/land-map.tsx";
import { cardProviders } from "../cards/card-provider.ts";
import { ProviderGrid } from "../cards/provider-grid.tsx";
import { browseAddress } from "../filters/browse-filters.ts";
import styles from "./list-map.module.css";

interface ListMapProps {
  filters: ListQuery;
  category: string | null;
}

const help = {
  keys: "Drag the map to move it. The plus and minus keys zoom, as a wheel with Ctrl does; the arrow keys go from place to place.",
  touch: "Use two fingers to move and zoom the map.",
};

/** Home towns as a map and a list [map-2]. */
export function ListMap({ filters, category }: ListMapProps) {
  const query = listQuery.write({ ...filters, sortBy: listQuery.empty.sortBy });
  const { answer, error, isOld, retry } = useAnswerFrom<typeof mapProvidersCall>(
    `${pathOf(mapProvidersCall)}${query}`,
    "The map could not be loaded.",
  );
  const places = useMemo(() => (answer?.places ?? []).map(placeOnMap), [answer]);
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const chosen = places.filter(({ slug }) => slugs.includes(slug));
  const choose = (wanted: readonly MapPlace[]) => {
    const next = wanted.map(({ slug }) => slug);
    setSlugs(String(next) === String(slugs) ? [] : next);
  };
  return (
    <div className={styles.map} aria-busy={isOld}>
      {error && <RetryAlert onRetry={retry}>{error}</RetryAlert>}
      <LandMap label="Map: vendors by place" help={help}>
        {(map) => <ClusterSpots map={map} places={places} chosen={slugs} onChoose={choose} />}
      </LandMap>
      {answer && <Elsewhere {...answer} />}
      <ChosenPlaces {...{ filters, category, chosen, choose }} />
      {places.length > 0 && <PlaceLinks places={places} filters={filters} />}
    </div>
  );
}

function placeOnMap({ slug, name, count, ...at }: ProviderMap["places"][number]): MapPlace {
  return { slug, name, count, ...project(at) };
}

function Elsewhere({ elsewhere, total }: ProviderMap) {
  if (total === 0) return <p>No vendor matches, so the map is empty.</p>;
  if (elsewhere === 0) return null;
  return <p>{formatCount(elsewhere, "vendor isn’t", "vendors aren’t")} on the map, only in the list.</p>;
}

interface PlaceLinksProps {
  places: readonly MapPlace[];
  filters: ListQuery;
}

/** The map as text, with links to the lists near each place [map-3]. */
function PlaceLinks({ places, filters }: PlaceLinksProps) {
  const { within } = listQuery.empty;
  const listOf = (near: string) => browseAddress({ ...filters, near, within, city: "", province: "" });
  const sorted = places.toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
  return (
    <details className={styles.places}>
      <summary>The map as a list: {formatCount(places.length, "place", "places")}</summary>
      <ul>
        {sorted.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link to={listOf(slug)}>{name}</Link> {formatNumber(count)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ChosenPlacesProps {
  filters: ListQuery;
  category: string | null;
  chosen: readonly MapPlace[];
  choose: (places: readonly MapPlace[]) => void;
}

function ChosenPlaces({ filters, category, chosen, choose }: ChosenPlacesProps) {
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
  const { answer, error, isOld, retry } = useAnswerFrom<typeof listProvidersCall>(
    `${pathOf(listProvidersCall)}?${query}`,
    "The businesses could not be loaded.",
  );
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

function RetryAlert({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <div role="alert">
      <p>{children}</p>
      <Button small variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
