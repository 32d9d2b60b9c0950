import type { Easel } from "../easel.ts";
import { hills, sky } from "../land.ts";
import { box, cut, f, mix, shape, xy, type Point } from "../pen.ts";
import { crown } from "../plants.ts";

export function jacaranda(c: Easel): string {
  const { w, h, u, ink } = c;
  const lilac = mix("#8a6bc4", ink.land[2], 0.18),
    light = mix(lilac, "#ffffff", 0.42),
    shade = mix(lilac, ink.deep, 0.42),
    vx = c.focus(),
    vy = h * c.n(0.55, 0.6);
  let out = sky(c, { sun: true, low: 0.55, x: vx / w, clouds: false, birds: false });
  out += hills(c, vy, u * 0.08, mix(ink.land[0], ink.sky[1], 0.3), ink.land[1]).svg;
  for (let i = c.wide ? 12 : 6; i--;) {
    const x = c.n(0, w),
      s = u * c.n(0.05, 0.1);
    out += box(x, vy - s * c.n(0.8, 1.6), s, s * 1.8, mix(ink.pale, ink.land[0], c.n(0.1, 0.6)));
  }
  out += box(0, vy, w, h - vy, c.fade(mix(ink.green[0], light, 0.2), ink.green[1]));
  const half = (t: number) => u * (0.02 + 0.62 * t);
  out +=
    shape(
      `M${xy(vx - half(0) * 1.4, vy)}L${xy(vx - half(1) * 1.4, h)}H${f(vx + half(1) * 1.4)}L${xy(vx + half(0) * 1.4, vy)}Z`,
      mix(ink.bloom[2], lilac, 0.4),
    ) +
    shape(
      `M${xy(vx - half(0), vy)}L${xy(vx - half(1), h)}H${f(vx + half(1))}L${xy(vx + half(0), vy)}Z`,
      c.fade(mix(ink.pale, ink.land[0], 0.5), mix(ink.land[2], ink.land[1], 0.4)),
    );
  const petals: [string, string] = ["", ""];
  for (let i = Math.round((420 * w) / h / 1.3); i--;) {
    const t = Math.pow(c.r(), 1.3),
      y = vy + (h - vy) * t,
      x = vx + c.n(-1, 1) * (half(t) * 1.5 + (w * t) / 2.6),
      s = u * (0.002 + 0.011 * t);
    petals[i % 2 ? 1 : 0] += cut(x - s, y, x + s, y + c.n(-0.4, 0.4) * s, s * 0.5);
  }
  out += shape(petals[0], light) + shape(petals[1], lilac);
  const depth = [0.06, 0.13, 0.24, 0.42, 0.72, 1.05],
    outer: readonly Point[] = c.wide
      ? [
          [-1, 1.9],
          [1, 1.9],
          [-1, 3.1],
          [1, 3.1],
          [-1, 4.4],
          [1, 4.4],
        ]
      : [];
  const tree = (x: number, y: number, s: number) => {
    const lean = Math.max(-s * 0.22, Math.min(s * 0.22, (vx - x) * 0.16));
    let d = `M${xy(x - s * 0.055, y)}C${xy(x - s * 0.03, y - s * 0.35)} ${xy(x + lean * 0.3 - s * 0.04, y - s * 0.5)} ${xy(x + lean - s * 0.24, y - s * 0.95)}L${xy(x + lean - s * 0.2, y - s * 0.95)}C${xy(x + lean * 0.4, y - s * 0.6)} ${xy(x + lean * 0.4, y - s * 0.6)} ${xy(x + lean + s * 0.24, y - s)}L${xy(x + lean + s * 0.28, y - s)}C${xy(x + lean * 0.4 + s * 0.06, y - s * 0.5)} ${xy(x + s * 0.04, y - s * 0.3)} ${xy(x + s * 0.07, y)}Z`;
    let svg = shape(d, mix(ink.deep, ink.land[2], 0.15));
    for (let k = 0; k < 5; k++)
      svg += crown(
        c,
        x + lean * 1.2 + c.n(-0.4, 0.4) * s,
        y - s * c.n(0.92, 1.3),
        s * c.n(0.32, 0.5),
        s * c.n(0.2, 0.3),
        k < 2 ? mix(lilac, shade, 0.5) : k < 4 ? lilac : mix(lilac, light, 0.45),
        light,
        shade,
        40,
      );
    return svg;
  };
  const street = () => {
    for (const t of depth)
      for (const sideOf of [-1, 1]) out += tree(vx + sideOf * half(t) * 1.26, vy + (h - vy) * t, u * (0.06 + t * 0.62));
  };
  if (c.wide)
    for (let i = 26; i--;) {
      const x = c.n(0, w),
        s = u * c.n(0.05, 0.09);
      out += crown(c, x, vy - s * 0.5, s, s * 0.7, mix(lilac, ink.sky[1], 0.3), light, shade, 9);
    }
  for (const [sideOf, far] of outer)
    out += tree(vx + sideOf * u * far * c.n(0.42, 0.5), vy + (h - vy) * c.n(0.25, 0.6), u * c.n(0.3, 0.5));
  street();
  // boughs from a tree above the viewer
  for (const sideOf of h > w * 0.6 ? [-1, 1] : [])
    for (let k = 0; k < 4; k++)
      out += crown(
        c,
        w / 2 + sideOf * w * (0.56 - k * 0.13),
        h * (0.02 + (k % 2) * 0.05) - u * 0.05 * k,
        u * c.n(0.2, 0.28),
        u * c.n(0.13, 0.17),
        k % 2 ? lilac : mix(lilac, shade, 0.4),
        light,
        shade,
        46,
      );
  return out;
}
