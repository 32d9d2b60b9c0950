import { useVenue } from "../../../client/use-venue.ts";
import { useWeddingDate } from "../../../client/use-wedding-date.ts";
import type { Favourite } from "../../../contract/favourites/shapes.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { compareAddress } from "../../listings/web/compare-address.ts";
import { compareGroups } from "./compare-groups.ts";
import styles from "./favourite-vendors.module.css";

/** The ways to compare the favourites of a category, for the couple's date and venue [browse-30]; nothing where none has two. */
export function CompareFavourites({ list }: { list: readonly Favourite[] }) {
  const date = useWeddingDate() ?? "";
  const near = useVenue()?.slug;
  const groups = compareGroups(list);
  if (groups.length === 0) return null;
  return (
    <ul className={styles.compare} aria-label="Compare your favourites">
      {groups.map(({ category, vendors, total }) => (
        <li key={category}>
          <ButtonLink small variant="outline" to={compareAddress({ vendors, near, date })}>
            Compare {category} ({vendors.length < total ? `${vendors.length} of ${total}` : total})
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
