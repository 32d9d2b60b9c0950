import type { Easel } from "../easel.ts";
import { daisy } from "../flowers.ts";
import { hills, mountain, sky } from "../land.ts";
import { box, cut, f, mix, shape, xy, nth } from "../pen.ts";

export function namaqualand(c: Easel): string {
  const { w, h, u, ink } = c;
  const horizon = h * c.n(0.38, 0.46);
  let out = sky(c, { low: 0.34 });
  out +=
    mountain(c, horizon, u * 0.2, ink.land[0], mix(ink.land[0], ink.pale, 0.5), ink.land[1], 1.3).svg +
    hills(c, horizon + u * 0.05, u * 0.11, mix(ink.land[1], ink.green[0], 0.4), ink.land[2], 1.2).svg;
  out += box(0, horizon + u * 0.03, w, h, c.fade(mix(ink.green[0], ink.bloom[1], 0.3), ink.green[1]));
  const petals = [ink.bloom[1], ink.pale, mix(ink.bloom[1], ink.bloom[0], 0.45), ink.bloom[2]];
  const band = ["", "", "", ""];
  for (let i = Math.round((620 * w) / h / 1.35); i--;) {
    const t = Math.pow(c.r(), 1.9),
      y = horizon + u * 0.04 + (h - horizon) * t * 0.72,
      x = c.n(0, w),
      s = u * (0.0025 + t * 0.013),
      hue = Math.floor((Math.sin((x / u) * 2.1 + t * 5) + 1) * 1.4 + c.r() * 1.3) % 4;
    band[hue] +=
      `M${xy(x - s * 1.3, y)}a${f(s * 1.3)} ${f(s * 0.8)} 0 1 0 ${f(s * 2.6)} 0a${f(s * 1.3)} ${f(s * 0.8)} 0 1 0 ${f(-s * 2.6)} 0Z`;
  }
  out += band.map((d, i) => shape(d, nth(petals, i))).join("");
  const front = [];
  for (let i = Math.round((46 * w) / u); i--;) front.push(Math.pow(c.r(), 0.8));
  front.sort((a, b) => a - b);
  let stems = "",
    heads = "";
  for (const t of front) {
    const y = h * (0.74 + 0.25 * t),
      x = c.n(0, w),
      s = u * (0.022 + t * 0.042);
    stems += cut(x, y, x + c.n(-0.4, 0.4) * s, y + s * 4, s * 0.07);
    heads += `<g transform="translate(${xy(x, y)}) scale(1 ${f(0.62 + c.r() * 0.3)})">${daisy(c, s, c.pick(petals), mix(ink.deep, ink.bloom[1], 0.35))}</g>`;
  }
  return out + shape(stems, ink.green[1]) + heads;
}
