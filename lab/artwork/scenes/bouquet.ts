import { motif } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { branch, daisy, garland, kingProtea, pincushion, rose } from "../flowers.ts";
import { at, box, cut, f, lift, mix, shape, xy } from "../pen.ts";

export function bouquet(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = c.pick([
    mix(ink.sky[1], ink.pale, 0.3),
    mix(ink.sky[0], ink.pale, 0.35),
    c.wide ? "#1e2b5c" : mix(ink.land[3], ink.deep, 0.2),
  ]);
  let out = box(0, 0, w, h, ground) + motif(c, mix(ground, ink.land[0], 0.24), u * 0.09);
  if (c.wide) {
    out += garland(
      c,
      -u * 0.1,
      h * 0.08,
      w + u * 0.1,
      h * 0.08,
      u * 0.27,
      ink,
      h * c.n(0.3, 0.44),
      Math.round((w / u) * 5),
    );
    return (
      out + garland(c, -u * 0.05, h * 1.02, w + u * 0.1, h * 1.04, u * 0.16, ink, -h * 0.05, Math.round((w / u) * 4))
    );
  }
  const x = w / 2,
    y = h * 0.46,
    s = u * 0.34;
  out += shape(
    `M${xy(x - u * 0.52, h)}V${f(h * 0.44)}A${f(u * 0.52)} ${f(u * 0.52)} 0 0 1 ${xy(x + u * 0.52, h * 0.44)}V${f(h)}Z`,
    lift(ground, ink.bloom[2], ink.pale, 0.4),
  );
  let stems = "";
  for (let i = 15; i--;) stems += cut(x + c.n(-0.12, 0.12) * u, y, x + c.n(-0.14, 0.14) * u, h * 0.9, u * 0.006);
  const vase = c.chance(0.5);
  const jar = `M${xy(x - u * 0.1, h * 0.66)}C${xy(x - u * 0.11, h * 0.72)} ${xy(x - u * 0.22, h * 0.76)} ${xy(x - u * 0.19, h * 0.87)}Q${xy(x - u * 0.16, h * 0.93)} ${xy(x, h * 0.93)}Q${xy(x + u * 0.16, h * 0.93)} ${xy(x + u * 0.19, h * 0.87)}C${xy(x + u * 0.22, h * 0.76)} ${xy(x + u * 0.11, h * 0.72)} ${xy(x + u * 0.1, h * 0.66)}Z`;
  if (vase)
    out +=
      box(0, h * 0.9, w, h * 0.1, mix(ground, ink.land[2], 0.35)) +
      shape(stems, ink.green[1]) +
      shape(jar, ink.land[3]) +
      `<g ${c.clip(jar)}>` +
      [0.77, 0.8, 0.85]
        .map((k, i) => box(0, h * k, w, u * (i === 1 ? 0.025 : 0.007), ink.pale, 'opacity=".85"'))
        .join("") +
      "</g>";
  else
    out +=
      shape(stems, ink.green[1]) +
      shape(
        `M${xy(x - u * 0.1, h * 0.7)}Q${xy(x, h * 0.73)} ${xy(x + u * 0.1, h * 0.7)}L${xy(x + u * 0.09, h * 0.77)}Q${xy(x, h * 0.8)} ${xy(x - u * 0.09, h * 0.77)}Z`,
        ink.bloom[0],
      ) +
      shape(
        cut(x + u * 0.02, h * 0.75, x + u * 0.13, h * 0.97, u * 0.02, u * 0.02) +
          cut(x - u * 0.02, h * 0.75, x - u * 0.08, h * 0.95, u * 0.02, -u * 0.01),
        mix(ink.bloom[0], ink.pale, 0.2),
      );
  for (let i = 20; i--;) {
    const a = -Math.PI * c.n(-0.12, 1.12);
    out += at(
      x + Math.cos(a) * s * 0.3,
      y + Math.sin(a) * s * 0.3,
      (a * 180) / Math.PI + 90,
      branch(
        c,
        s * c.n(0.9, 1.35),
        c.pick([ink.green[0], ink.green[1], mix(ink.green[0], ink.pale, 0.3)]),
        ink.green[1],
      ),
    );
  }
  const spots: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 26; i++) {
    const a = i * 2.399,
      k = Math.sqrt(i / 26) * s * 0.98;
    spots.push([x + Math.cos(a) * k * 1.08, y + Math.sin(a) * k * 0.86, c.n(0.13, 0.19) * u * (1.1 - i / 60)]);
  }
  for (const [px, py, size] of spots.toReversed()) {
    const kind = c.i(0, 5);
    out += at(
      px,
      py,
      c.n(0, 360),
      kind === 0
        ? kingProtea(c, size * 0.8, ink, false)
        : kind === 1
          ? pincushion(c, size * 0.62, ink)
          : kind === 2
            ? daisy(c, size * 0.44, ink.pale, ink.bloom[1])
            : rose(size * 0.52, c.pick(ink.bloom), ink.deep, ink.pale),
    );
  }
  return out + at(x + c.n(-0.3, 0.3) * s, y + c.n(-0.1, 0.2) * s, 10, kingProtea(c, s * 0.52, ink, false));
}
