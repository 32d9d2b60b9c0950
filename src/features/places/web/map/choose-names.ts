import type { Spot } from "./view.ts";

export type NamedSpot = Spot & { slug: string; name: string; count: number; radius: number };

const letter_px = 8;
const line_px = 16;
const gap_px = 8;

type Box = { left: number; right: number; top: number; bottom: number };

const roundOf = ({ left, top, radius }: NamedSpot): Box => ({
  left: left - radius,
  right: left + radius,
  top: top - radius,
  bottom: top + radius,
});
const nameOf = ({ left, top, radius, name }: NamedSpot): Box => {
  const half = (name.length * letter_px) / 2;
  return { left: left - half, right: left + half, top: top + radius, bottom: top + radius + line_px };
};

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Names overlap no circle, name or side of the map; the largest counts come first. */
export function chooseNames(all: readonly NamedSpot[], width: number): Set<string> {
  const occupied: Box[] = [];
  const chosen = new Set<string>();
  for (const each of all.toSorted((a, b) => b.count - a.count)) {
    const box = nameOf(each);
    if (box.left < 0 || box.right > width) continue;
    const rounds = all.filter((other) => other !== each).map(roundOf);
    if ([...rounds, ...occupied].some((other) => meet(box, other))) continue;
    occupied.push({ ...box, left: box.left - gap_px, right: box.right + gap_px });
    chosen.add(each.slug);
  }
  return chosen;
}
