import type { MapTiles } from "../../../../contract/places/map-tiles.ts";
import { Link } from "../../../../ui/link.tsx";
import styles from "./land-map.module.css";

/** Whom the streets are from, or that they can't be had [map-7]. */
export function StreetsLine({ credit, isMissing }: Pick<MapTiles, "credit"> & { isMissing: boolean }) {
  return (
    <div className={styles.help}>
      <p role="status">{isMissing && "The street map could not be loaded, so this is the country in outline."}</p>
      {!isMissing && (
        <p>
          {credit.map(({ text, to }) =>
            to === undefined ? (
              text
            ) : (
              <Link key={text} to={to}>
                {text}
              </Link>
            ),
          )}
        </p>
      )}
    </div>
  );
}
