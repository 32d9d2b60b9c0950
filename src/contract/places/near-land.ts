import { project, world_size, type Coordinates, type Point } from "./mercator.ts";
import { outline } from "./outline.ts";

const girth_km = 40_075;

const rings = Object.values(outline).map(readRing);

function readRing(path: string): Point[] {
  const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
  const ring: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    ring.push({ x, y });
  }
  return ring;
}

const unitKm = ({ latitude }: Coordinates) => (girth_km / world_size) * Math.cos((latitude * Math.PI) / 180);

/** Distance outside South Africa, Lesotho and Eswatini: 0 inside, accurate only near the border. */
export function kmFromLand(place: Coordinates): number {
  const at = project(place);
  if (rings.some((ring) => isWithin(at, ring))) return 0;
  return Math.min(...rings.map((ring) => distance(at, ring))) * unitKm(place);
}

const sidesOf = (ring: readonly Point[]) =>
  ring.map((from, at): [Point, Point] => [from, ring[at + 1] ?? ring[0] ?? from]);

/** Even-odd rule, with a ray to the east. */
function isWithin({ x, y }: Point, ring: readonly Point[]): boolean {
  const crossed = sidesOf(ring).filter(
    ([from, to]) => from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
  );
  return crossed.length % 2 === 1;
}

function distance({ x, y }: Point, ring: readonly Point[]): number {
  const sides = sidesOf(ring).map(([from, to]) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
  });
  return Math.min(...sides);
}
