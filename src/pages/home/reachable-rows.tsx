import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { Venue } from "../../client/use-venue.ts";
import { formatNumber } from "../../contract/format.ts";
import * as listQuery from "../../contract/providers/list-query.ts";
import type { CategoryReach } from "../../contract/providers/page-schema.ts";
import { formatDistance } from "../../features/listings/web/cards/format-distance.ts";
import { browseAddress } from "../../features/listings/web/filters/browse-filters.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import sideways from "../../ui/sideways.module.css";
import styles from "./reachable-rows.module.css";

const rows_at_first = 6;

export function ReachableRows({ categories, venue }: { categories: readonly CategoryReach[]; venue: Venue }) {
  const [isComplete, setComplete] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // the focused button was removed
    if (isComplete) list.current?.children[rows_at_first]?.querySelector("a")?.focus();
  }, [isComplete]);
  return (
    <>
      <ul ref={list} className={classNames(sideways.sideways, styles.rows, isComplete && styles.complete)}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Row category={category} venue={venue} />
          </li>
        ))}
      </ul>
      {!isComplete && categories.length > rows_at_first && (
        <Button variant="outline" className={styles.more} onClick={() => setComplete(true)}>
          Show all {categories.length} categories
        </Button>
      )}
    </>
  );
}

function Row({ category: { name, slug, total, best }, venue }: { category: CategoryReach; venue: Venue }) {
  const to = browseAddress({ ...listQuery.empty, category: slug, near: venue.slug });
  return (
    <>
      <h3>
        <Link to={to}>{name}</Link>
      </h3>
      <p>
        {formatNumber(total)} {total === 1 ? "reaches" : "reach"} {venue.name}
      </p>
      <ul>
        {best.map((provider) => (
          <li key={provider.id}>
            <Link to={href("/provider/:id", { id: provider.id })}>{provider.business_name}</Link>
            <small>{formatDistance(provider) || `in ${provider.city ?? venue.name}`}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
