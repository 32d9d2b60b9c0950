import type { Easel } from "../easel.ts";
import { rose } from "../flowers.ts";
import { hills, mountain, sky } from "../land.ts";
import { at, box, cut, disc, f, line, mix, oval, ring, shape, xy, nth, type Point } from "../pen.ts";
import { crown, grass } from "../plants.ts";

export function tent(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = h * c.n(0.76, 0.8),
    fx = c.focus();
  let out = sky(c, { low: 0.42, sun: c.chance(0.5) });
  out +=
    mountain(c, ground, u * 0.46, ink.land[0], mix(ink.land[0], ink.pale, 0.5), ink.land[1], 1.3).svg +
    hills(c, ground + u * 0.01, u * 0.16, ink.land[1], mix(ink.land[1], ink.pale, 0.3)).svg;
  for (let i = c.i(6, 9) * (c.wide ? 2 : 1); i--;)
    out += crown(
      c,
      c.n(0, w),
      ground - u * 0.02,
      u * c.n(0.04, 0.09),
      u * c.n(0.04, 0.07),
      mix(ink.green[1], ink.land[3], 0.4),
      ink.green[0],
      ink.deep,
      9,
    );
  out += box(0, ground, w, h - ground, c.fade(mix(ink.green[0], ink.land[2], 0.35), mix(ink.green[1], ink.deep, 0.35)));
  const s = c.wide ? u * 0.95 : u * 0.5,
    inner = [-0.98, -0.42, 0.14, 0.62, 1.02].map((k): Point => [fx + k * s, ground - u * c.n(0.28, 0.44)]),
    [left, right]: readonly [Point, Point] = [
      [fx - 0.98 * s, ground - u * c.n(0.16, 0.2)],
      [fx + 1.02 * s, ground - u * c.n(0.16, 0.2)],
    ],
    poles = [left, ...inner.slice(1, 4), right];
  let sail = `M${xy(fx - s * 1.26, ground - u * 0.02)}`;
  sail += `Q${xy(fx - s * 1.06, ground - u * 0.1)} ${xy(...left)}`;
  for (let i = 1; i < poles.length; i++) {
    const [a, b] = [nth(poles, i - 1), nth(poles, i)];
    sail += `Q${xy((a[0] + b[0]) / 2, Math.max(a[1], b[1]) + u * 0.05)} ${xy(...b)}`;
  }
  sail += `Q${xy(fx + s * 1.12, ground - u * 0.1)} ${xy(fx + s * 1.3, ground - u * 0.02)}`;
  const lip: Point[] = [];
  for (let i = 0; i <= 6; i++)
    lip.push([fx + s * (1.3 - (2.56 * i) / 6), ground - u * (i === 0 || i === 6 ? 0.02 : i % 2 ? 0.2 : 0.13)]);
  sail +=
    lip
      .slice(1)
      .map((p, i) => `Q${xy((p[0] + nth(lip, i)[0]) / 2, Math.min(p[1], nth(lip, i)[1]) - u * 0.035)} ${xy(...p)}`)
      .join("") + "Z";
  out +=
    oval(fx, ground + u * 0.02, s * 1.25, u * 0.045, ink.deep, 'opacity=".25"') +
    shape(
      `M${xy(fx - s, ground)}L${xy(fx - s * 0.9, ground - u * 0.19)}H${f(fx + s * 0.92)}L${xy(fx + s, ground)}Z`,
      mix(ink.bloom[2], ink.bloom[1], 0.35),
      'opacity=".75"',
    );
  out += poles.map(([x, y]) => box(x - u * 0.005, y, u * 0.01, ground + u * 0.01 - y, ink.deep)).join("");
  const tables = c.wide ? 5 : 3;
  for (let i = 0; i < tables; i++) {
    const x = fx + s * (-0.72 + (1.44 * i) / (tables - 1)),
      t = s * 0.2;
    out +=
      shape(
        `M${xy(x - t * 0.5, ground - u * 0.075)}H${f(x + t * 0.5)}L${xy(x + t * 0.56, ground + u * 0.012)}H${f(x - t * 0.56)}Z`,
        ink.pale,
      ) + box(x - t * 0.5, ground - u * 0.08, t, u * 0.012, mix(ink.pale, ink.bloom[0], 0.25));
    for (let k = -1; k <= 1; k++)
      out += at(x + k * t * 0.24, ground - u * 0.085, 0, rose(u * 0.014, c.pick(ink.bloom), ink.deep, ink.pale));
  }
  let folds = "";
  for (const [x, y] of poles)
    for (const k of [-1, 1])
      folds += cut(x, y + u * 0.01, x + k * s * 0.2, y + u * c.n(0.1, 0.16), u * 0.005, k * u * 0.02);
  out +=
    shape(sail, c.fade(ink.pale, mix(ink.pale, ink.bloom[1], 0.35))) +
    shape(folds, mix(ink.land[0], ink.pale, 0.35), 'opacity=".7"');
  let wires = "",
    bulbs = "",
    glow = "";
  const strings: readonly (readonly [number, number, number, number])[] = [
    [-0.15, h * c.n(0.2, 0.3), fx - s * 0.42, nth(poles, 1)[1]],
    [nth(poles, 3)[0] / w, nth(poles, 3)[1], w * 1.1, h * c.n(0.18, 0.3)],
    [-0.1, h * c.n(0.34, 0.42), fx - s * 0.98, left[1]],
    [right[0] / w, right[1], w * 1.1, h * c.n(0.34, 0.42)],
  ];
  for (const [a, y1, x2, y2] of strings) {
    const x1 = a * w,
      sag = u * 0.1,
      n = Math.max(8, Math.round(Math.abs(x2 - x1) / (u * 0.055)));
    wires += `M${xy(x1, y1)}Q${xy((x1 + x2) / 2, (y1 + y2) / 2 + sag * 2)} ${xy(x2, y2)}`;
    for (let i = 1; i < n; i++) {
      const t = i / n,
        x = (1 - t) ** 2 * x1 + 2 * (1 - t) * t * ((x1 + x2) / 2) + t * t * x2,
        y = (1 - t) ** 2 * y1 + 2 * (1 - t) * t * ((y1 + y2) / 2 + sag * 2) + t * t * y2;
      bulbs += ring(x, y + u * 0.012, u * 0.0075) + "Z";
      glow += ring(x, y + u * 0.012, u * 0.02) + "Z";
    }
  }
  out +=
    line(wires, ink.deep, u * 0.003) +
    shape(glow, ink.sun, 'opacity=".28"') +
    shape(bulbs, mix(ink.sun, ink.bloom[2], 0.35));
  let path = "";
  for (let i = 9; i--;) {
    const t = i / 9;
    path += ring(fx - u * 0.1 * t, ground + (h - ground) * (0.12 + t * 0.8), 1) + "Z";
  }
  for (let i = 0; i < 7; i++)
    for (const k of [-1, 1]) {
      const t = i / 6,
        x = fx + k * u * (0.05 + t * 0.16),
        y = ground + (h - ground) * (0.16 + t * 0.72),
        z = u * (0.008 + t * 0.012);
      out +=
        disc(x, y - z, z * 2.6, ink.bloom[2], 'opacity=".22"') +
        box(x - z * 0.6, y - z * 2, z * 1.2, z * 2, mix(ink.sun, ink.bloom[2], 0.3)) +
        line(`M${xy(x - z * 0.6, y - z * 2)}h${f(z * 1.2)}v${f(z * 2)}h${f(-z * 1.2)}Z`, ink.deep, z * 0.2);
    }
  return (
    out +
    grass(c, h * 1.02, u * 0.1, Math.round((60 * w) / u), [
      mix(ink.green[1], ink.deep, 0.5),
      mix(ink.green[0], ink.deep, 0.2),
    ])
  );
}
