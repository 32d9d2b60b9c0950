import type { Point } from "../../../../contract/places/mercator.ts";

export type MapPlace = Point & { slug: string; name: string; count: number };

export type Cluster = Point & {
  slug: string;
  name: string;
  count: number;
  places: readonly MapPlace[];
};

/** Starts at the place with the highest count, so that clusters are never closer than `distance` (world units). */
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

function byCount(places: readonly MapPlace[]): MapPlace[] {
  return places.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}

function inReadingOrder(clusters: readonly Cluster[], rowHeight: number): Cluster[] {
  const rows: Cluster[][] = [];
  for (const each of clusters.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (last && first && each.y - first.y < rowHeight) last.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((each) => each.toSorted((a, b) => a.x - b.x));
}
