import type { Easel } from "./easel.ts";
import { TAU, box, cut, f, ray, ring, shape, xy, nth, type Point } from "./pen.ts";

const pairs = (...points: Point[]): readonly Point[] => points;

function tile(c: Easel, s: number, pale: string, second: string) {
  const m = s / 2,
    style = c.i(0, 6);
  const dots = (n: number, r: number, size: number, x = m, y = m) =>
    Array.from(
      { length: n },
      (_, i) => ring(x + Math.cos((i / n) * TAU) * r, y + Math.sin((i / n) * TAU) * r, size) + "Z",
    ).join("");
  const corners = (d: (x: number, y: number) => string) =>
    pairs([0, 0], [s, 0], [0, s], [s, s])
      .map(([x, y]) => d(x, y))
      .join("");
  const petals = (n: number, from: number, to: number, thick: number, x = m, y = m, turn = 0) =>
    Array.from({ length: n }, (_, i) => ray(x, y, (i / n) * TAU + turn, from, to, thick)).join("");
  if (style === 0)
    return (
      shape(
        dots(20, s * 0.42, s * 0.014) +
          dots(14, s * 0.2, s * 0.012) +
          petals(8, s * 0.05, s * 0.17, s * 0.022) +
          corners((x, y) => petals(8, s * 0.03, s * 0.15, s * 0.02, x, y)),
        pale,
      ) + shape(petals(16, s * 0.24, s * 0.38, s * 0.016), second)
    );
  if (style === 1) {
    let d = "";
    for (let k = 1; k <= 4; k++)
      for (let i = 0; i < k * 4; i++) {
        const t = (i / (k * 4)) * 4,
          q = Math.floor(t),
          v = t - q,
          r = k * s * 0.115,
          p = pairs([0, -r], [r, 0], [0, r], [-r, 0], [0, -r]);
        d +=
          ring(
            m + nth(p, q)[0] + (nth(p, q + 1)[0] - nth(p, q)[0]) * v,
            m + nth(p, q)[1] + (nth(p, q + 1)[1] - nth(p, q)[1]) * v,
            s * (k % 2 ? 0.016 : 0.011),
          ) + "Z";
      }
    return (
      shape(d, pale) +
      shape(
        corners((x, y) => petals(4, s * 0.02, s * 0.13, s * 0.03, x, y)) +
          `M${xy(m, m - s * 0.05)}l${f(s * 0.05)} ${f(s * 0.05)}l${f(-s * 0.05)} ${f(s * 0.05)}l${f(-s * 0.05)} ${f(-s * 0.05)}Z`,
        second,
      )
    );
  }
  if (style === 2)
    return (
      `<path d="${[0.46, 0.36, 0.26, 0.16].map((k) => ring(m, m, s * k)).join("")}${corners((x, y) => ring(x, y, s * 0.2) + ring(x, y, s * 0.1))}" fill="none" stroke="${pale}" stroke-width="${f(s * 0.012)}" stroke-dasharray="${f(s * 0.001)} ${f(s * 0.032)}" stroke-linecap="round"/>` +
      shape(petals(8, s * 0.28, s * 0.44, s * 0.022, m, m, 0.39) + dots(1, 0, s * 0.05), pale) +
      shape(petals(8, s * 0.05, s * 0.15, s * 0.018), second)
    );
  if (style === 3)
    return (
      shape(
        pairs([0, 0], [1, 1])
          .map(([a, b]) => {
            const x = s * (0.25 + a * 0.5),
              y = s * (0.25 + b * 0.5);
            return petals(6, s * 0.03, s * 0.17, s * 0.032, x, y) + dots(12, s * 0.22, s * 0.01, x, y);
          })
          .join(""),
        pale,
      ) +
      shape(
        pairs([1, 0], [0, 1])
          .map(([a, b]) => {
            const x = s * (0.25 + a * 0.5),
              y = s * (0.25 + b * 0.5);
            return dots(8, s * 0.09, s * 0.016, x, y) + dots(1, 0, s * 0.03, x, y);
          })
          .join(""),
        second,
      )
    );
  if (style === 4)
    return (
      shape(
        petals(4, s * 0.02, s * 0.49, s * 0.085) +
          dots(4, s * 0.36, s * 0.03, m, m) +
          corners((x, y) => dots(8, s * 0.1, s * 0.013, x, y) + dots(1, 0, s * 0.03, x, y)),
        pale,
      ) +
      shape(petals(4, s * 0.08, s * 0.4, s * 0.03) + petals(4, s * 0.06, s * 0.26, s * 0.03, m, m, Math.PI / 4), second)
    );
  if (style === 5) {
    let d = "";
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 6; k++)
        d += ring((s * (i + 0.5)) / 6, (s * (k + 0.5)) / 6, s * ((i + k) % 3 ? 0.01 : 0.022)) + "Z";
    return (
      shape(d, pale) +
      shape(
        petals(4, 0, s * 0.1, s * 0.03, m, m, Math.PI / 4) +
          corners((x, y) => petals(4, 0, s * 0.1, s * 0.03, x, y, Math.PI / 4)),
        second,
      )
    );
  }
  let v = "";
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < 6; i++)
      v += cut(
        s * (i / 6),
        s * (k / 4 + (i % 2 ? 0.2 : 0.05)),
        s * ((i + 1) / 6),
        s * (k / 4 + (i % 2 ? 0.05 : 0.2)),
        s * 0.011,
      );
  let v2 = "";
  for (let k = 0; k < 4; k++)
    for (let i = 0; i < 3; i++)
      v2 +=
        ring(s * ((i + 0.5) / 3), s * (k / 4 + 0.085), s * 0.015) +
        "Z" +
        ring(s * (i / 3), s * (k / 4 + 0.17), s * 0.01) +
        "Z";
  return shape(v, pale) + shape(v2, second);
}

/** Whole-pixel tiles: librsvg repeats those ten times faster. */
export function tiles(c: Easel, x: number, y: number, w: number, h: number, s: number, pale: string, second: string) {
  const id = `${c.key}p${c.defs.length}`;
  const size = Math.round(s);
  c.defs.push(
    `<pattern id="${id}" x="${f(x)}" y="${f(y)}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile(c, size, pale, second)}</pattern>`,
  );
  return box(x, y, w, h, `url(#${id})`);
}

export function band(x: number, y: number, long: number, half: number, pale: string, second: string) {
  let a = "",
    b = "";
  for (let px = half; px < long; px += half * 1.5) {
    a +=
      ray(x + px, y, 0, -half * 0.55, half * 0.55, half * 0.22) +
      ray(x + px, y, Math.PI / 2, -half * 0.55, half * 0.55, half * 0.22);
    b += ring(x + px + half * 0.75, y, half * 0.12) + "Z";
  }
  return (
    shape(a, pale) +
    shape(b, second) +
    box(x, y - half * 0.86, long, half * 0.08, pale) +
    box(x, y + half * 0.78, long, half * 0.08, pale)
  );
}

/** The quiet version: one tone over its ground. */
export function motif(c: Easel, tone: string, s: number) {
  return tiles(c, 0, 0, c.w, c.h, s, tone, tone);
}
