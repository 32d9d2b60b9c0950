import type { Point } from "../../../../contract/places/mercator.ts";

/** A place as a map has it: how many of the list are there. */
export type MapPlace = Point & { slug: string; name: string; count: number };

/** Places that are drawn as one, at the place where most are. */
export type Cluster = Point & {
  /** The place where most are. */
  slug: string;
  name: string;
  /** How many are at all of its places. */
  count: number;
  /** The place where most are first. */
  places: readonly MapPlace[];
};

/**
 * Places that lie nearer together than this, in units of the world, as one cluster each. The place with the most begins and
 * takes those around it, so that clusters are never nearer to each other than that.
 */
export function clusterPlaces(places: readonly MapPlace[], distance: number): Cluster[] {
  const clusters: (MapPlace & { places: MapPlace[] })[] = [];
  for (const place of byCount(places)) {
    const off = (other: Point) => Math.hypot(other.x - place.x, other.y - place.y);
    const nearest = clusters
      .filter((each) => off(each) < distance)
      .reduce<(typeof clusters)[number] | undefined>(
        (best, each) => (best && off(best) <= off(each) ? best : each),
        undefined,
      );
    if (nearest) {
      nearest.places.push(place);
      nearest.count += place.count;
    } else clusters.push({ ...place, places: [place] });
  }
  return inReadingOrder(clusters, distance);
}

/** The most first; equals by their slug, so that the same places make the same clusters. */
function byCount(places: readonly MapPlace[]): MapPlace[] {
  return places.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

/** Line by line from the north, each from west to east, as somebody reads. */
function inReadingOrder(clusters: readonly Cluster[], line: number): Cluster[] {
  const lines: Cluster[][] = [];
  for (const each of clusters.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    const [first] = last ?? [];
    if (last && first && each.y - first.y < line) last.push(each);
    else lines.push([each]);
  }
  return lines.flatMap((each) => each.toSorted((a, b) => a.x - b.x));
}
