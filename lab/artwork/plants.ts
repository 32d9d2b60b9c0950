import type { Easel } from "./easel.ts";
import { TAU, cut, f, ray, ring, shape, xy, nth } from "./pen.ts";

export const cypress = (x: number, y: number, s: number, fill: string, lit: string) =>
  shape(
    `M${xy(x, y - s)}C${xy(x + s * 0.2, y - s * 0.55)} ${xy(x + s * 0.16, y - s * 0.1)} ${xy(x, y)}C${xy(x - s * 0.16, y - s * 0.1)} ${xy(x - s * 0.2, y - s * 0.55)} ${xy(x, y - s)}Z`,
    fill,
  ) + shape(cut(x - s * 0.05, y - s * 0.8, x - s * 0.06, y - s * 0.15, s * 0.025), lit, 'opacity=".6"');

export function crown(
  c: Easel,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  lit: string,
  deep: string,
  leaves = 26,
) {
  let body = "",
    light = "",
    dark = "";
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * TAU,
      k = c.n(0.62, 0.84);
    body +=
      ring(x + Math.cos(a) * rx * k * 0.72, y + Math.sin(a) * ry * k * 0.68, Math.min(rx, ry) * c.n(0.4, 0.56)) + "Z";
  }
  body += `M${xy(x - rx * 0.72, y)}a${f(rx * 0.72)} ${f(ry * 0.7)} 0 1 0 ${f(rx * 1.44)} 0a${f(rx * 0.72)} ${f(ry * 0.7)} 0 1 0 ${f(-rx * 1.44)} 0Z`;
  for (let i = 0; i < leaves; i++) {
    const a = c.n(0, TAU),
      k = Math.sqrt(c.r()) * 0.88,
      px = x + Math.cos(a) * rx * k,
      py = y + Math.sin(a) * ry * k,
      s = Math.min(rx, ry) * c.n(0.1, 0.2);
    const stroke = cut(px - s, py + s * 0.3, px + s, py - s * 0.2, s * 0.34, s * 0.3);
    if (py < y + ry * 0.1 && px < x + rx * 0.4) light += stroke;
    else dark += stroke;
  }
  return shape(body, fill) + shape(light, lit, 'opacity=".8"') + shape(dark, deep, 'opacity=".4"');
}

export function thornTree(c: Easel, x: number, y: number, s: number, fill: string) {
  let d = `M${xy(x - s * 0.05, y)}C${xy(x - s * 0.02, y - s * 0.3)} ${xy(x - s * 0.1, y - s * 0.45)} ${xy(x - s * 0.36, y - s * 0.74)}L${xy(x - s * 0.3, y - s * 0.76)}C${xy(x - s * 0.06, y - s * 0.5)} ${xy(x, y - s * 0.5)} ${xy(x - s * 0.02, y - s * 0.78)}L${xy(x + s * 0.04, y - s * 0.78)}C${xy(x + s * 0.02, y - s * 0.5)} ${xy(x + s * 0.1, y - s * 0.55)} ${xy(x + s * 0.34, y - s * 0.76)}L${xy(x + s * 0.39, y - s * 0.73)}C${xy(x + s * 0.14, y - s * 0.48)} ${xy(x + s * 0.04, y - s * 0.3)} ${xy(x + s * 0.06, y)}Z`;
  for (let i = 0; i < 16; i++) {
    const px = x + c.n(-0.62, 0.62) * s,
      py = y - s * c.n(0.72, 0.9) + Math.abs(px - x) * 0.12;
    const rx = s * c.n(0.13, 0.27),
      ry = s * c.n(0.03, 0.06);
    d += `M${xy(px - rx, py)}Q${xy(px, py - ry * 2.6)} ${xy(px + rx, py)}Q${xy(px, py + ry * 1.2)} ${xy(px - rx, py)}Z`;
  }
  return shape(d, fill);
}

export function baobab(c: Easel, x: number, y: number, s: number, fill: string, lit: string) {
  let d = `M${xy(x - s * 0.2, y)}C${xy(x - s * 0.15, y - s * 0.2)} ${xy(x - s * 0.2, y - s * 0.45)} ${xy(x - s * 0.15, y - s * 0.6)}L${xy(x + s * 0.15, y - s * 0.6)}C${xy(x + s * 0.2, y - s * 0.4)} ${xy(x + s * 0.14, y - s * 0.2)} ${xy(x + s * 0.21, y)}Z`;
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.08 + 0.84 * (i / 8)),
      px = x + Math.cos(a) * s * 0.1,
      py = y - s * 0.56;
    const tx = x + Math.cos(a) * s * c.n(0.42, 0.6),
      ty = py + Math.sin(a) * s * c.n(0.26, 0.42);
    d += cut(px, py, tx, ty, s * 0.035, c.n(-0.04, 0.04) * s);
    for (let k = 3; k--;)
      d += cut(px + (tx - px) * 0.6, py + (ty - py) * 0.6, tx + c.n(-0.1, 0.1) * s, ty - c.n(0, 0.13) * s, s * 0.012);
    d += `${ring(tx, ty - s * 0.04, s * c.n(0.03, 0.06))}Z`;
  }
  let marks = "";
  for (let i = 5; i--;) {
    const px = x + c.n(-0.13, 0.02) * s;
    marks += cut(px, y - s * c.n(0.4, 0.56), px - s * 0.01, y - s * c.n(0.05, 0.2), s * 0.007);
  }
  return shape(d, fill) + shape(marks, lit, 'opacity=".5"');
}

export function aloe(c: Easel, x: number, y: number, s: number, leaf: string, lit: string, flower: string) {
  let back = "",
    front = "";
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.04 + 0.92 * (i / 14)),
      k = s * c.n(0.42, 0.6);
    const stroke = ray(x, y, a, 0, k, s * 0.05, (Math.cos(a) > 0 ? 1 : -1) * s * 0.07);
    if (i % 2) back += stroke;
    else front += stroke;
  }
  let spikes = "",
    stems = "";
  for (let i = -1; i <= 1; i++) {
    const [tx, ty] = [x + i * s * 0.2, y - s * c.n(0.9, 1.15)];
    stems += cut(x, y, tx, ty, s * 0.012);
    for (let k = 0; k < 16; k++) {
      const t = k / 15,
        py = ty + s * 0.4 * t,
        width = s * 0.06 * (0.35 + t);
      spikes += cut(tx, py, tx - width, py + s * 0.05, s * 0.012) + cut(tx, py, tx + width, py + s * 0.05, s * 0.012);
    }
  }
  return shape(stems, leaf) + shape(back, leaf) + shape(spikes, flower) + shape(front, lit);
}

export function grass(c: Easel, base: number, tall: number, count: number, colours: readonly string[], spread = c.w) {
  const layers = colours.map(() => "");
  for (let i = 0; i < count; i++) {
    const x = c.n(-0.02, 1.02) * spread,
      lean = c.n(-0.35, 0.45) * tall;
    layers[i % colours.length] += cut(
      x,
      base + tall * 0.1,
      x + lean,
      base - tall * c.n(0.35, 1),
      tall * c.n(0.012, 0.028),
      lean * 0.2,
    );
  }
  return layers.map((d, i) => shape(d, nth(colours, i))).join("");
}
