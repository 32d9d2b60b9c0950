import type { Easel } from "./easel.ts";
import { palettes, type Ink } from "./palettes.ts";
import { box, cut, disc, f, mix, ring, shape, type Point, xy, poly, soft, nth } from "./pen.ts";

export const under = (c: Easel, points: readonly Point[], curve = soft) =>
  `${curve(points)}L${xy(c.w + 40, c.h + 40)}L-40 ${f(c.h + 40)}Z`;

export const heightAt = (points: readonly Point[], x: number) => {
  for (let i = 1; i < points.length; i++)
    if (nth(points, i)[0] >= x) {
      const [a, b] = [nth(points, i - 1), nth(points, i)];
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
    }
  return nth(points, points.length - 1)[1];
};

export function sky(
  c: Easel,
  {
    sun = c.chance(0.8),
    low = 0.5,
    clouds = true,
    birds = c.chance(0.5),
    x = c.wide ? c.n(0.3, 0.7) : c.n(0.2, 0.8),
  } = {},
) {
  const { w, h, u, ink } = c;
  let out = box(0, 0, w, h, c.fade(...ink.sky));
  if (ink === palettes.night || (ink === palettes.dusk && c.chance(0.5))) {
    let stars = "";
    for (let i = 0; i < 90 * Math.max(1, w / h / 1.6); i++) {
      const s = u * c.n(0.0012, 0.0042);
      stars += ring(c.n(0, w), c.n(0, h * low), s) + "Z";
    }
    out += shape(stars, ink.sun, 'opacity=".75"');
  }
  if (sun) {
    const [sx, sy, s] = [w * x, h * c.n(low * 0.42, low * 0.86), u * c.n(0.075, 0.15)];
    out +=
      disc(sx, sy, s * 2.5, ink.sun, 'opacity=".16"') +
      disc(sx, sy, s * 1.65, ink.sun, 'opacity=".22"') +
      disc(sx, sy, s, ink.sun, 'opacity=".95"');
  }
  if (clouds) {
    let d = "";
    for (let bank = c.i(3, 6) * (c.wide ? 2 : 1); bank--;) {
      const [bx, by] = [c.n(-0.1, 1) * w, c.n(0.06, low * 0.8) * h];
      for (let i = c.i(2, 5); i--;) {
        const x1 = bx + c.n(-0.15, 0.3) * u,
          y1 = by + c.n(-0.03, 0.03) * u;
        d += cut(x1, y1, x1 + u * c.n(0.18, 0.62), y1 + c.n(-0.006, 0.006) * u, u * c.n(0.003, 0.011));
      }
    }
    out += shape(d, ink.sun, 'opacity=".5"');
  }
  if (birds) {
    const [bx, by] = [c.n(0.25, 0.75) * w, c.n(0.14, low * 0.6) * h];
    let d = "";
    for (let i = c.i(3, 7); i--;) {
      const [x, y, s] = [bx + c.n(-0.16, 0.16) * u, by + c.n(-0.07, 0.07) * u, u * c.n(0.008, 0.017)];
      d += `M${xy(x - s * 2, y - s * 0.5)}Q${xy(x - s, y - s * 1.1)} ${xy(x, y)}Q${xy(x + s, y - s * 1.1)} ${xy(x + s * 2, y - s * 0.5)}Q${xy(x + s, y - s * 0.6)} ${xy(x, y + s * 0.35)}Q${xy(x - s, y - s * 0.6)} ${xy(x - s * 2, y - s * 0.5)}Z`;
    }
    out += shape(d, ink.deep, 'opacity=".6"');
  }
  return out;
}

export function mountain(c: Easel, base: number, tall: number, fill: string, lit: string, shade: string, waves = 1.5) {
  const points = c.ridge(base, tall, waves, 4, c.u / 18);
  const body = under(c, points, poly);
  let light = "",
    dark = "";
  for (let i = 2; i < points.length - 2; i++) {
    const [x, y] = nth(points, i);
    const peak = y < nth(points, i - 1)[1] && y <= nth(points, i + 1)[1];
    for (let k = peak ? 5 : 2; k--;) {
      const long = (base - y) * c.n(0.25, peak ? 0.95 : 0.5);
      if (long < 4) continue;
      const side = c.chance(0.5) ? 1 : -1;
      const stroke = cut(
        x + c.n(-4, 4),
        y + c.n(1, 6),
        x + side * long * c.n(0.25, 0.7),
        y + long,
        c.u * c.n(0.002, 0.008),
        side * 2,
      );
      if (side > 0) dark += stroke;
      else light += stroke;
    }
  }
  return {
    points,
    svg:
      shape(body, fill) +
      `<g ${c.clip(body)}>` +
      shape(light, lit, 'opacity=".5"') +
      shape(dark, shade, 'opacity=".45"') +
      "</g>",
  };
}

export function hills(c: Easel, base: number, tall: number, fill: string, tint: string, waves = 0.9, marks = 60) {
  const points = c.ridge(base, tall, waves, 2, c.u / 14);
  const body = under(c, points);
  let d = "";
  for (let i = Math.round(marks * Math.max(1, c.w / c.h / 1.6)); i--;) {
    const x = c.n(0, c.w),
      y = heightAt(points, x) + c.n(0.01, 0.16) * c.u,
      long = c.u * c.n(0.02, 0.07);
    d += cut(x, y, x + long, y + long * c.n(-0.16, 0.16), c.u * c.n(0.0012, 0.003));
  }
  return { points, svg: shape(body, fill) + `<g ${c.clip(body)}>${shape(d, tint, 'opacity=".55"')}</g>` };
}

export function homestead(x: number, y: number, s: number, ink: Ink) {
  const roof = mix(ink.deep, ink.land[2], 0.35),
    wall = ink.pale,
    shade = mix(ink.pale, ink.land[1], 0.3),
    door = ink.green[1];
  let out =
    shape(
      `M${xy(x - s * 1.5, y - s * 0.5)}L${xy(x - s * 1.32, y - s)}L${xy(x + s * 1.32, y - s)}L${xy(x + s * 1.5, y - s * 0.5)}Z`,
      roof,
    ) +
    box(x - s * 1.42, y - s * 0.52, s * 2.84, s * 0.52, wall) +
    box(x - s * 1.42, y - s * 0.52, s * 2.84, s * 0.08, shade);
  out +=
    box(x - s * 1.3, y - s * 1.2, s * 0.16, s * 0.34, wall) + box(x + s * 1.14, y - s * 1.2, s * 0.16, s * 0.34, wall);
  out += shape(
    `M${xy(x - s * 0.42, y)}V${f(y - s * 0.72)}C${xy(x - s * 0.5, y - s * 0.84)} ${xy(x - s * 0.3, y - s * 0.88)} ${xy(x - s * 0.26, y - s * 1.02)}C${xy(x - s * 0.24, y - s * 1.16)} ${xy(x - s * 0.14, y - s * 1.12)} ${xy(x - s * 0.14, y - s * 1.24)}Q${xy(x, y - s * 1.42)} ${xy(x + s * 0.14, y - s * 1.24)}C${xy(x + s * 0.14, y - s * 1.12)} ${xy(x + s * 0.24, y - s * 1.16)} ${xy(x + s * 0.26, y - s * 1.02)}C${xy(x + s * 0.3, y - s * 0.88)} ${xy(x + s * 0.5, y - s * 0.84)} ${xy(x + s * 0.42, y - s * 0.72)}V${f(y)}Z`,
    wall,
    `stroke="${shade}" stroke-width="${f(s * 0.03)}"`,
  );
  out +=
    shape(
      `M${xy(x - s * 0.12, y)}v${f(-s * 0.38)}a${f(s * 0.12)} ${f(s * 0.1)} 0 0 1 ${f(s * 0.24)} 0v${f(s * 0.38)}Z`,
      door,
    ) + box(x - s * 0.09, y - s * 0.92, s * 0.18, s * 0.2, roof);
  for (const k of [-1.2, -0.78, 0.6, 1.02]) out += box(x + k * s, y - s * 0.36, s * 0.18, s * 0.22, door);
  return out;
}
