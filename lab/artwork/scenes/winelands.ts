import type { Easel } from "../easel.ts";
import { hills, homestead, mountain, sky } from "../land.ts";
import { box, cut, f, mix, shape, xy } from "../pen.ts";
import { crown, cypress } from "../plants.ts";

export function winelands(c: Easel): string {
  const { w, h, u, ink } = c;
  const horizon = h * c.n(0.56, 0.64);
  let out = sky(c, { low: 0.42 });
  out += mountain(c, horizon, u * c.n(0.4, 0.55), ink.land[0], mix(ink.land[0], ink.pale, 0.6), ink.land[1], 1.2).svg;
  out += mountain(
    c,
    horizon + u * 0.02,
    u * c.n(0.22, 0.3),
    ink.land[1],
    mix(ink.land[1], ink.pale, 0.4),
    ink.land[2],
    1.9,
  ).svg;
  out += hills(c, horizon + u * 0.02, u * 0.1, mix(ink.green[0], ink.land[1], 0.4), ink.green[1]).svg;
  const fx = c.focus(),
    side = c.chance(0.5) ? -1 : 1,
    hx = fx + side * u * c.n(0.06, 0.3),
    hy = horizon + u * 0.045;
  let trees = "";
  for (let i = c.i(6, 10) * (c.wide ? 2 : 1); i--;)
    trees += crown(
      c,
      c.n(0, w),
      horizon + c.n(0, 0.03) * u,
      u * c.n(0.03, 0.06),
      u * c.n(0.025, 0.05),
      mix(ink.green[1], ink.land[2], 0.3),
      ink.green[0],
      ink.deep,
      9,
    );
  out += trees + homestead(hx, hy, u * c.n(0.075, 0.105), ink);
  for (let i = 0; i < 3; i++)
    out += cypress(hx - side * u * (0.19 + i * 0.045), hy + 2, u * c.n(0.13, 0.2), ink.green[1], ink.green[0]);
  out += crown(c, hx + side * u * 0.2, hy - u * 0.06, u * 0.09, u * 0.07, ink.green[1], ink.green[0], ink.deep, 14);
  const top = horizon + u * 0.04,
    vx = fx - side * u * c.n(0.1, 0.5),
    vy = top - u * c.n(0.07, 0.12);
  const soil = mix(ink.bloom[2], ink.land[1], 0.35),
    field = c.clip(
      `M0 ${f(top)}Q${xy(w * 0.5, top + u * c.n(-0.02, 0.04))} ${xy(w, top + u * c.n(-0.01, 0.03))}V${f(h)}H0Z`,
    );
  out += `<g ${field}>` + box(0, top - u * 0.1, w, h, c.fade(mix(soil, ink.pale, 0.25), soil));
  const gap = u * 0.16,
    span = Math.ceil((w * 1.4 + Math.abs(vx)) / gap) + 6;
  let rows = "",
    lit = "",
    leaves = "",
    shadow = "";
  for (let k = -span; k <= span; k++) {
    const bx = vx + k * gap * ((h - vy) / (u * 0.5)),
      wide = gap * 0.56 * ((h - vy) / (u * 0.5));
    rows += `M${xy(vx, vy)}L${xy(bx - wide / 2, h)}H${f(bx + wide / 2)}Z`;
    lit += `M${xy(vx, vy)}L${xy(bx - wide * 0.5, h)}H${f(bx - wide * 0.16)}Z`;
    shadow += `M${xy(vx, vy)}L${xy(bx + wide / 2, h)}H${f(bx + wide * 0.72)}Z`;
    for (let t = 0.34; t < 1.02; t += 0.055 * t + 0.006) {
      const x = vx + (bx - vx) * t,
        y = vy + (h - vy) * t;
      if (x < -30 || x > w + 30 || y < top) continue;
      const s = wide * t * 0.3;
      leaves += cut(x - s * c.n(0.6, 1.5), y + s * 0.4, x + s * c.n(0.2, 1.2), y - s * c.n(0.3, 0.9), s * 0.3, s * 0.2);
    }
  }
  out +=
    shape(shadow, ink.deep, 'opacity=".28"') +
    shape(rows, ink.green[1]) +
    shape(lit, ink.green[0]) +
    shape(leaves, mix(ink.green[0], ink.pale, 0.3), 'opacity=".75"') +
    "</g>";
  return out;
}
