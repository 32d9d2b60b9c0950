import { motif } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { TAU, box, cut, disc, f, lift, line, mix, oval, ray, shape, xy } from "../pen.ts";

const cloths = ["#1f2b5c", "#2b2a33", "#5b4a3f", "#7c2d3f", "#3f5a52", "#8a7d6a"] as const;

export function jacket(c: Easel): string {
  const { w, h, u, ink } = c;
  const wall = c.pick([
    mix(ink.sky[1], ink.pale, 0.25),
    mix(ink.land[0], ink.pale, 0.4),
    mix(ink.land[2], ink.deep, 0.3),
  ]);
  const floor = h * 0.93;
  const count = c.wide ? 5 : c.i(1, w > h ? 3 : 2);
  const tall = h * (c.wide ? 0.84 : 0.8);
  const spacing = c.wide ? u * 0.6 : w / (count + 0.35);
  const middle = count === 1 ? c.focus() : w / 2;
  let out = box(0, 0, w, h, wall) + motif(c, mix(wall, ink.land[1], 0.14), u * 0.09);
  out += box(0, floor, w, h - floor, mix(wall, ink.land[2], 0.4));
  let halos = "";
  let jackets = "";
  for (let each = 0; each < count; each++) {
    const x = middle + (each - (count - 1) / 2) * spacing;
    const size = Math.min(tall, spacing * 1.5) * c.n(0.94, 1);
    halos += oval(x, floor - size * 0.55, size * 0.46, size * 0.5, lift(wall, ink.bloom[2], ink.pale, 0.26));
    jackets += onStand(c, x, floor, size);
  }
  return out + halos + jackets;
}

function onStand(c: Easel, x: number, floor: number, s: number): string {
  const { ink } = c;
  const cloth = c.pick(cloths);
  const edge = mix(cloth, "#000000", 0.3);
  const top = floor - s;
  const hem = floor - s * 0.2;
  const at = (dx: number, dy: number) => xy(x + dx * s, top + dy * s);
  const body = `M${at(-0.09, 0.1)}Q${at(-0.2, 0.13)} ${at(-0.27, 0.18)}Q${at(-0.33, 0.42)} ${at(-0.34, 0.72)}L${at(-0.25, 0.74)}Q${at(-0.24, 0.54)} ${at(-0.21, 0.4)}Q${at(-0.18, 0.6)} ${at(-0.22, 0.8)}H${f(x + s * 0.22)}Q${at(0.18, 0.6)} ${at(0.21, 0.4)}Q${at(0.24, 0.54)} ${at(0.25, 0.74)}L${at(0.34, 0.72)}Q${at(0.33, 0.42)} ${at(0.27, 0.18)}Q${at(0.2, 0.13)} ${at(0.09, 0.1)}Z`;
  const shirt = `M${at(-0.075, 0.09)}L${at(0, 0.48)}L${at(0.075, 0.09)}Q${at(0, 0.05)} ${at(-0.075, 0.09)}Z`;
  const lapel = (side: 1 | -1) =>
    `M${at(side * 0.085, 0.085)}L${at(side * 0.15, 0.2)}L${at(side * 0.115, 0.235)}L${at(side * 0.14, 0.26)}L${at(0, 0.5)}Q${at(side * 0.045, 0.3)} ${at(side * 0.07, 0.1)}Z`;
  const lining = mix(cloth, ink.pale, 0.16);
  return (
    oval(x, floor, s * 0.16, s * 0.022, ink.deep, 'opacity=".3"') +
    box(x - s * 0.012, hem - s * 0.02, s * 0.024, s * 0.22, edge) +
    shape(cut(x - s * 0.14, floor, x + s * 0.14, floor, s * 0.022), edge) +
    disc(x, top + s * 0.045, s * 0.045, mix(ink.land[1], ink.pale, 0.3)) +
    shape(body, cloth) +
    line(
      `M${at(-0.21, 0.4)}Q${at(-0.19, 0.3)} ${at(-0.2, 0.24)}M${at(0.21, 0.4)}Q${at(0.19, 0.3)} ${at(0.2, 0.24)}`,
      edge,
      s * 0.006,
    ) +
    shape(shirt, c.pick(["#fffdf8", ink.pale, mix(ink.sky[1], "#ffffff", 0.6)])) +
    (c.chance(0.5) ? tie(c, x, top, s) : bow(c, x, top, s)) +
    shape(lapel(1), lining) +
    shape(lapel(-1), lining) +
    line(`M${at(0, 0.5)}Q${at(0.015, 0.64)} ${at(0, 0.8)}`, edge, s * 0.007) +
    disc(x - s * 0.012, top + s * 0.55, s * 0.011, edge) +
    disc(x - s * 0.012, top + s * 0.63, s * 0.011, edge) +
    line(`M${at(-0.17, 0.62)}L${at(-0.08, 0.61)}M${at(0.17, 0.62)}L${at(0.08, 0.61)}`, edge, s * 0.009) +
    shape(
      `M${at(0.105, 0.36)}L${at(0.125, 0.32)}L${at(0.14, 0.35)}L${at(0.165, 0.32)}L${at(0.17, 0.365)}Z`,
      ink.bloom[2],
    ) +
    flower(c, x - s * 0.115, top + s * 0.215, s * 0.036)
  );
}

function tie({ pick, ink }: Easel, x: number, top: number, s: number): string {
  const at = (dx: number, dy: number) => xy(x + dx * s, top + dy * s);
  const colour = pick([ink.bloom[0], ink.bloom[1], ink.green[1], ink.land[3]]);
  return (
    shape(`M${at(-0.014, 0.15)}L${at(-0.032, 0.38)}L${at(0, 0.44)}L${at(0.032, 0.38)}L${at(0.014, 0.15)}Z`, colour) +
    shape(
      `M${at(-0.026, 0.105)}H${f(x + s * 0.026)}L${at(0.014, 0.155)}H${f(x - s * 0.014)}Z`,
      mix(colour, "#000000", 0.18),
    )
  );
}

function bow({ pick, ink }: Easel, x: number, top: number, s: number): string {
  const at = (dx: number, dy: number) => xy(x + dx * s, top + dy * s);
  const colour = pick([ink.bloom[0], ink.deep, ink.bloom[1], ink.green[1]]);
  return (
    shape(`M${at(0, 0.12)}L${at(-0.065, 0.09)}V${f(top + s * 0.155)}Z`, colour) +
    shape(`M${at(0, 0.12)}L${at(0.065, 0.09)}V${f(top + s * 0.155)}Z`, colour) +
    disc(x, top + s * 0.122, s * 0.014, mix(colour, "#000000", 0.25)) +
    [0.2, 0.26, 0.32].map((dy) => disc(x, top + s * dy, s * 0.006, mix(ink.pale, ink.deep, 0.4))).join("")
  );
}

function flower({ ink, pick }: Easel, x: number, y: number, r: number): string {
  const petals = Array.from({ length: 8 }, (_, petal) => ray(x, y, (petal / 8) * TAU, r * 0.1, r, r * 0.3));
  return (
    shape(cut(x, y, x + r * 0.5, y + r * 2.2, r * 0.16), ink.green[0]) +
    shape(petals.join(""), pick([ink.bloom[0], ink.bloom[1], "#fffdf8"])) +
    disc(x, y, r * 0.3, ink.bloom[2])
  );
}
