import { formatCount, formatNumber } from "../../../../contract/format.ts";
import * as listQuery from "../../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../../contract/providers/list-query.ts";
import { Link } from "../../../../ui/link.tsx";
import type { MapPlace } from "../../../places/web/map/cluster-places.ts";
import { browseAddress } from "../browse-filters.ts";
import styles from "./list-map.module.css";

interface PlaceLinksProps {
  places: readonly MapPlace[];
  filters: ListQuery;
}

/** What the map shows in words: each place with how many are at home there, and the way to everybody who comes there [map-3]. */
export function PlaceLinks({ places, filters }: PlaceLinksProps) {
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
