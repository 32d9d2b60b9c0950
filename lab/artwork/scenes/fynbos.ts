import type { Easel } from "../easel.ts";
import { branch, daisy, kingProtea, pincushion } from "../flowers.ts";
import { at, box, brightness, cut, disc, line, mix, ray, shape, xy } from "../pen.ts";
import { grass } from "../plants.ts";

export function fynbos(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = c.pick([
      ink.pale,
      mix(ink.sky[1], ink.pale, 0.4),
      mix(ink.deep, ink.land[3], 0.4),
      "#1d3b35",
      "#1c2852",
    ]),
    dark = brightness(ground) < 380;
  let out = box(0, 0, w, h, ground);
  const fx = c.focus(),
    sun = c.pick([ink.bloom[2], ink.sky[0], ink.bloom[1]]);
  out += disc(
    fx + c.n(-0.1, 0.1) * u,
    h * c.n(0.36, 0.46),
    u * c.n(0.26, 0.34),
    dark ? mix(sun, ground, 0.15) : mix(sun, ground, 0.3),
  );
  const leafs = dark
    ? [mix(ink.green[0], ink.pale, 0.2), ink.green[0], mix(ink.green[1], ink.pale, 0.15)]
    : [ink.green[0], ink.green[1], mix(ink.green[1], ink.deep, 0.35)];
  const n = Math.round((w / u) * 11),
    plants = [];
  for (let i = 0; i < n; i++) plants.push({ x: ((i + c.n(0.1, 0.9)) / n) * w, k: c.n(0.36, 0.86) });
  plants.sort((a, b) => b.k - a.k);
  for (const { x, k } of plants) {
    const tall = h * k * (c.wide ? 0.92 : 0.8),
      leaf = c.pick(leafs),
      lean = c.n(-9, 9),
      kind = c.i(0, 6);
    let plant = line(`M0 0Q${xy(c.n(-0.05, 0.05) * u, -tall / 2)} ${xy(0, -tall)}`, leaf, u * 0.007);
    if (kind === 0) {
      let leaves = "";
      for (let i = 0; i < 9; i++)
        for (const s of [-1, 1])
          leaves += ray(0, -tall * (0.15 + i * 0.075), -Math.PI / 2 + s * 0.6, 0, u * 0.12, u * 0.018);
      plant += shape(leaves, leaf) + at(0, -tall, 0, kingProtea(c, u * c.n(0.12, 0.17), ink, true));
    } else if (kind === 1 || kind === 2) {
      let leaves = "";
      for (let i = 0; i < 13; i++)
        for (const s of [-1, 1])
          leaves += ray(0, -tall * (0.12 + i * 0.058), -Math.PI / 2 + s * 0.5, 0, u * 0.075, u * 0.012);
      plant +=
        shape(leaves, leaf) +
        at(0, -tall, 0, pincushion(c, u * c.n(0.075, 0.11), ink, kind === 1 ? ink.bloom[1] : ink.bloom[0]));
    } else if (kind === 3) {
      let needles = "",
        bells = "";
      for (let i = 0; i < 22; i++) {
        const y = -tall * (0.2 + i * 0.036),
          s = i % 2 ? 1 : -1;
        needles += cut(0, y, s * u * 0.035, y - u * 0.02, u * 0.003);
        if (i > 7)
          bells += `M${xy(s * u * 0.012, y)}q${xy(s * u * 0.035, u * 0.002)} ${xy(s * u * 0.04, u * 0.034)}l${xy(-s * u * 0.022, u * 0.006)}q${xy(-s * u * 0.002, -u * 0.026)} ${xy(-s * u * 0.018, -u * 0.04)}Z`;
      }
      plant +=
        shape(needles, leaf) + shape(bells, c.pick([ink.bloom[0], mix(ink.bloom[0], ink.pale, 0.4), ink.bloom[1]]));
    } else if (kind === 4) {
      let reeds = "",
        cones = "";
      for (let i = 0; i < 7; i++) {
        const tx = (i - 3) * u * 0.04,
          ty = -tall * c.n(0.8, 1.08);
        reeds += cut(0, 0, tx, ty, u * 0.004);
        cones += cut(tx, ty, tx - (i - 3) * 1, ty + u * 0.075, u * 0.009);
      }
      plant = shape(reeds, leaf) + shape(cones, mix(ink.bloom[2], ink.land[2], 0.4));
    } else if (kind === 5) plant += at(0, -tall * 0.1, 0, branch(c, tall * 0.9, leaf, leaf, 0));
    else
      plant +=
        at(0, -tall * 0.25, 0, branch(c, tall * 0.5, leaf, leaf, 2)) +
        at(
          0,
          -tall,
          c.n(-20, 20),
          daisy(c, u * c.n(0.04, 0.06), dark ? ink.pale : mix(ink.bloom[2], ink.pale, 0.3), ink.bloom[1]),
        );
    out += at(x, h * 1.03, lean, plant);
  }
  return out + grass(c, h * 1.04, u * 0.16, Math.round((40 * w) / u), leafs);
}
