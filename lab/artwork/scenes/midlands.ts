import type { Easel } from "../easel.ts";
import { daisy } from "../flowers.ts";
import { heightAt, mountain, sky, under } from "../land.ts";
import { at, box, cut, f, mix, shape, xy, nth, type Point } from "../pen.ts";
import { crown, cypress, grass } from "../plants.ts";

export function midlands(c: Easel): string {
  const { w, h, u, ink } = c;
  let out = sky(c, { low: 0.4 });
  out += mountain(c, h * 0.5, u * 0.2, mix(ink.land[0], ink.sky[1], 0.3), ink.pale, ink.land[0], 1).svg;
  const tones = [
    mix(ink.green[0], ink.land[0], 0.65),
    mix(ink.green[0], ink.land[0], 0.3),
    ink.green[0],
    mix(ink.green[0], ink.green[1], 0.55),
    ink.green[1],
  ];
  const fx = c.focus();
  let chapel: Point | undefined;
  for (let k = 0; k < 5; k++) {
    const points = c.ridge(h * (0.6 + k * 0.115), u * (0.24 - k * 0.01), 1.05 - k * 0.1, 2, u / 12),
      body = under(c, points);
    let rows = "";
    const slope = c.n(-0.5, 0.5),
      gap = u * (0.012 + k * 0.006),
      x0 = c.n(0, 0.6) * w,
      x1 = x0 + u * c.n(0.5, 0.9);
    if (k > 0)
      for (let i = 0; i < 16; i++)
        rows += cut(
          x0 + i * gap * 2,
          heightAt(points, x0 + i * gap * 2) + u * 0.01,
          x1 + slope * u * 0.3 + i * gap * 1.4,
          h * (0.6 + k * 0.115) + i * gap,
          u * (0.0016 + k * 0.0009),
          -u * 0.03,
        );
    let marks = "";
    for (let i = Math.round((30 * w) / u); i--;) {
      const x = c.n(0, w),
        y = heightAt(points, x) + c.n(0.01, 0.1) * u;
      marks += cut(x, y, x + u * c.n(0.02, 0.06), y + c.n(-2, 2), u * 0.0016);
    }
    out +=
      shape(body, nth(tones, k)) +
      `<g ${c.clip(body)}>${shape(rows, mix(nth(tones, k), k % 2 ? ink.deep : ink.pale, 0.3), 'opacity=".55"')}${shape(marks, mix(nth(tones, k), ink.pale, 0.4), 'opacity=".5"')}</g>`;
    if (k < 3) {
      let mist = "";
      for (let i = c.wide ? 10 : 5; i--;) {
        const x = c.n(-0.2, 0.9) * w,
          y = h * (0.56 + k * 0.115);
        mist += cut(x, y, x + u * c.n(0.4, 1), y, u * c.n(0.006, 0.018));
      }
      out += shape(mist, ink.sky[1], 'opacity=".5"');
    }
    for (let n = c.i(2, 5) * (c.wide ? 2 : 1); n--;) {
      const x = c.n(0, 1) * w,
        s = u * (0.016 + k * 0.009) * c.n(0.8, 1.3),
        y = heightAt(points, x);
      if (Math.abs(x - fx) > u * 0.2)
        for (let m = c.i(1, 4); m--;) {
          const z = s * c.n(0.6, 1.15);
          out += crown(
            c,
            x + m * s * 1.05,
            y - z * 0.6,
            z,
            z * c.n(0.85, 1.15),
            mix(mix(ink.green[1], ink.green[0], 0.3), nth(tones, k), 0.25),
            mix(ink.green[0], ink.pale, 0.3),
            ink.deep,
            7,
          );
        }
    }
    if (k === 2) chapel = [fx, heightAt(points, fx) + u * 0.012];
    if (k === 2 && chapel) {
      const [x, y] = chapel,
        s = u * 0.075,
        wall = mix(ink.pale, ink.land[0], 0.18),
        roof = ink.bloom[0];
      out +=
        cypress(x - s * 1.2, y, s * 2.2, mix(ink.green[1], ink.deep, 0.3), ink.green[0]) +
        cypress(x + s * 2.3, y, s * 1.8, mix(ink.green[1], ink.deep, 0.3), ink.green[0]);
      out +=
        box(x - s * 0.2, y - s, s * 1.9, s, wall) +
        shape(
          `M${xy(x - s * 0.3, y - s * 0.96)}L${xy(x - s * 0.05, y - s * 1.55)}H${f(x + s * 1.6)}L${xy(x + s * 1.8, y - s * 0.96)}Z`,
          roof,
        ) +
        box(x - s * 0.7, y - s * 1.5, s * 0.6, s * 1.5, mix(wall, ink.land[1], 0.18)) +
        shape(
          `M${xy(x - s * 0.78, y - s * 1.48)}L${xy(x - s * 0.4, y - s * 2.3)}L${xy(x - s * 0.02, y - s * 1.48)}Z`,
          mix(roof, ink.deep, 0.2),
        ) +
        shape(
          `M${xy(x - s * 0.52, y)}v${f(-s * 0.5)}a${f(s * 0.12)} ${f(s * 0.14)} 0 0 1 ${f(s * 0.24)} 0v${f(s * 0.5)}Z`,
          ink.deep,
        );
      for (let i = 0; i < 3; i++)
        out += shape(
          `M${xy(x + s * (0.15 + i * 0.5), y - s * 0.25)}v${f(-s * 0.34)}a${f(s * 0.1)} ${f(s * 0.12)} 0 0 1 ${f(s * 0.2)} 0v${f(s * 0.34)}Z`,
          ink.deep,
          'opacity=".75"',
        );
    }
  }
  out += grass(c, h * 1.02, u * 0.12, Math.round((80 * w) / u), [mix(ink.green[1], ink.deep, 0.4), ink.green[0]]);
  for (let i = Math.round((12 * w) / u); i--;) {
    const x = c.n(0, w),
      y = h * c.n(0.9, 0.99);
    out += at(x, y, 0, daisy(c, u * c.n(0.008, 0.016), ink.pale, ink.bloom[1]));
  }
  return out;
}
