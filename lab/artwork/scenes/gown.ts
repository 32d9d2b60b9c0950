import { motif } from "../cloth.ts";
import { dress } from "../dress.ts";
import type { Easel } from "../easel.ts";
import { box, f, lift, mix, shape, xy } from "../pen.ts";

export function gown(c: Easel): string {
  const { w, h, u, ink } = c;
  const wall = c.pick([
    mix(ink.sky[0], ink.pale, 0.4),
    mix(ink.sky[1], ink.pale, 0.2),
    mix(ink.land[0], ink.pale, 0.35),
    mix(ink.land[2], ink.deep, 0.25),
  ]);
  let out = box(0, 0, w, h, wall) + motif(c, mix(wall, ink.land[1], 0.16), u * 0.1);
  const floor = h * 0.9,
    n = c.wide ? 5 : c.i(1, 2),
    tall = h * 0.76,
    cx = c.focus();
  out += box(0, floor, w, h - floor, mix(wall, ink.land[2], 0.35));
  for (let k = 0; k < n; k++) {
    const x = n === 1 ? cx : cx + (k - (n - 1) / 2) * (c.wide ? u * 0.62 : w * 0.44);
    out +=
      shape(
        `M${xy(x - tall * 0.27, floor)}V${f(h * 0.34)}A${f(tall * 0.27)} ${f(tall * 0.27)} 0 0 1 ${xy(x + tall * 0.27, h * 0.34)}V${f(floor)}Z`,
        lift(wall, ink.bloom[2], ink.pale, 0.32),
      ) + dress(c, x, floor + h * 0.03, tall * c.n(0.86, 0.92));
  }
  return out;
}
