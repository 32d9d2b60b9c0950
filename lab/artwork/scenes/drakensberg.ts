import type { Easel } from "../easel.ts";
import { heightAt, hills, mountain, sky, under } from "../land.ts";
import { cut, f, mix, shape, xy, poly, type Point } from "../pen.ts";
import { crown, grass } from "../plants.ts";

export function drakensberg(c: Easel): string {
  const { w, h, u, ink } = c;
  let out = sky(c, { low: 0.34 });
  out += mountain(c, h * 0.55, u * 0.36, mix(ink.land[0], ink.sky[1], 0.4), ink.pale, ink.land[0], 1.6).svg;
  const base = h * c.n(0.6, 0.66),
    points: Point[] = [];
  let x = -20,
    y = base - u * c.n(0.32, 0.38);
  while (x < w + 40) {
    const run = u * c.n(0.08, 0.26),
      edge = u * c.n(0.012, 0.04),
      tip = u * c.n(-0.012, 0.012);
    points.push(
      [x, y + edge * 1.6],
      [x + edge * 0.7, y + edge * 0.4],
      [x + edge * 1.4, y],
      [x + run * 0.6, y + tip],
      [x + run - edge, y + tip + edge * 0.3],
      [x + run, y + edge * 1.3],
    );
    x += run + u * c.n(0.01, 0.03);
    if (c.chance(0.6)) {
      const dip = u * c.n(0.06, 0.14);
      points.push([x, y + dip], [x + u * c.n(0.02, 0.05), y + dip * c.n(0.8, 1)]);
      x += u * 0.06;
    }
    if (c.chance(0.25)) {
      points.push([x, y + u * 0.05], [x + u * 0.012, y - u * c.n(0.01, 0.05)], [x + u * 0.028, y + u * 0.06]);
      x += u * 0.04;
    }
    y = Math.max(base - u * 0.44, Math.min(base - u * 0.27, y + u * c.n(-0.07, 0.07)));
  }
  const wall = under(c, points, poly);
  let light = "",
    dark = "",
    ledge = "";
  for (let i = Math.round(240 * Math.max(1, w / h / 1.5)); i--;) {
    const px = c.n(0, w),
      top = heightAt(points, px),
      long = (base - top) * c.n(0.12, 0.5),
      py = top + c.n(0, 0.5) * (base - top);
    const stroke = cut(px, py, px + c.n(-0.008, 0.008) * u, py + long, u * c.n(0.0016, 0.006));
    if (i % 2) dark += stroke;
    else light += stroke;
  }
  for (let k = 1; k < 4; k++)
    for (let px = 0; px < w; px += u * c.n(0.08, 0.2)) {
      const py = base - u * 0.34 + k * u * 0.075;
      ledge += cut(px, py, px + u * c.n(0.06, 0.18), py + c.n(-3, 3), u * 0.003);
    }
  out +=
    shape(wall, c.fade(mix(ink.land[1], ink.bloom[1], 0.12), ink.land[1])) +
    `<g ${c.clip(wall)}>` +
    shape(dark, ink.land[2], 'opacity=".5"') +
    shape(light, ink.pale, 'opacity=".5"') +
    shape(ledge, ink.pale, 'opacity=".4"') +
    "</g>";
  out += mountain(
    c,
    base + u * 0.1,
    u * 0.2,
    mix(ink.green[0], ink.land[1], 0.35),
    mix(ink.green[0], ink.pale, 0.5),
    ink.green[1],
    2.6,
  ).svg;
  const near = hills(c, h * 0.8, u * 0.16, ink.green[0], ink.green[1], 0.7, 90);
  out += near.svg;
  const fx = c.focus();
  out += shape(
    `M${xy(fx, h * 0.72)}C${xy(fx + u * 0.12, h * 0.78)} ${xy(fx - u * 0.25, h * 0.8)} ${xy(fx - u * 0.05, h * 0.87)}C${xy(fx + u * 0.18, h * 0.94)} ${xy(fx - u * 0.1, h * 0.97)} ${xy(fx - u * 0.2, h * 1.02)}H${f(fx + u * 0.26)}C${xy(fx + u * 0.3, h * 0.95)} ${xy(fx + u * 0.2, h * 0.9)} ${xy(fx + u * 0.07, h * 0.85)}C${xy(fx - u * 0.08, h * 0.79)} ${xy(fx + u * 0.14, h * 0.77)} ${xy(fx, h * 0.72)}Z`,
    mix(ink.sky[0], ink.pale, 0.35),
  );
  out += hills(c, h * 0.97, u * 0.15, ink.green[1], mix(ink.green[1], ink.green[0], 0.7), 0.8, 80).svg;
  for (let i = c.i(5, 9) * (c.wide ? 2 : 1); i--;) {
    const tx = c.n(0, w),
      s = u * c.n(0.03, 0.055);
    out += crown(
      c,
      tx,
      heightAt(near.points, tx) - s * 0.4,
      s,
      s * 0.85,
      ink.green[1],
      mix(ink.green[0], ink.pale, 0.2),
      ink.deep,
      8,
    );
  }
  out += grass(c, h * 1.02, u * 0.13, Math.round((70 * w) / u), [
    mix(ink.green[1], ink.deep, 0.4),
    ink.green[0],
    mix(ink.bloom[2], ink.green[0], 0.35),
  ]);
  return out;
}
