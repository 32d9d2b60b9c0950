import type { Easel } from "./easel.ts";
import type { Ink } from "./palettes.ts";
import { TAU, at, cut, disc, f, line, mix, ray, ring, shape, xy, nth } from "./pen.ts";

export function kingProtea(c: Easel, s: number, ink: Ink, side = c.chance(0.45)) {
  const [a, b, d] = [ink.bloom[0], mix(ink.bloom[0], ink.pale, 0.45), mix(ink.bloom[0], ink.pale, 0.78)];
  const tones = [mix(a, ink.deep, 0.3), a, b, mix(b, d, 0.5), d];
  let out = "";
  const from = side ? -Math.PI * 1.06 : 0,
    span = side ? Math.PI * 1.12 : TAU;
  for (let k = 0; k < 5; k++) {
    const count = (side ? 9 : 16) + (k % 2),
      long = s * (1 - k * 0.115);
    let petals = "",
      veins = "";
    for (let i = 0; i < count; i++) {
      const angle = from + (span * (i + (k % 2) * 0.5)) / (side ? count - 1 + (k % 2) : count) + c.n(-0.03, 0.03);
      const [ca, sa] = [Math.cos(angle), Math.sin(angle)],
        reach = long * c.n(0.94, 1.04),
        wide = s * (side ? 0.155 : 0.15);
      petals += `M0 0C${xy(ca * reach * 0.4 - sa * wide, sa * reach * 0.4 + ca * wide)} ${xy(ca * reach * 0.86 - sa * wide, sa * reach * 0.86 + ca * wide)} ${xy(ca * reach, sa * reach)}C${xy(ca * reach * 0.86 + sa * wide, sa * reach * 0.86 - ca * wide)} ${xy(ca * reach * 0.4 + sa * wide, sa * reach * 0.4 - ca * wide)} 0 0Z`;
      veins += ray(0, 0, angle, reach * 0.42, reach * 0.9, s * 0.009);
    }
    out +=
      shape(petals, nth(tones, k), `stroke="${mix(nth(tones, k), ink.deep, 0.28)}" stroke-width="${f(s * 0.008)}"`) +
      shape(veins, mix(nth(tones, k), ink.pale, 0.5), 'opacity=".7"');
  }
  let hairs = "";
  const heart = s * (side ? 0.36 : 0.46);
  for (let i = 0; i < 90; i++) {
    const angle = from + (side ? span * c.r() : TAU * c.r());
    hairs += ray(0, 0, angle, 0, heart * c.n(0.6, 1), s * 0.012);
  }
  out +=
    shape(
      side ? `M${xy(-heart, 0)}A${f(heart)} ${f(heart * 0.95)} 0 0 1 ${xy(heart, 0)}Z` : ring(0, 0, heart * 0.8) + "Z",
      mix(ink.bloom[2], a, 0.25),
    ) +
    shape(hairs, mix(ink.pale, ink.bloom[2], 0.25)) +
    (side
      ? disc(0, -s * 0.08, s * 0.09, mix(a, ink.pale, 0.35))
      : disc(0, 0, s * 0.17, mix(a, ink.pale, 0.5)) +
        shape(
          Array.from({ length: 18 }, (_, i) => ray(0, 0, (i / 18) * TAU, s * 0.03, s * 0.2, s * 0.016)).join(""),
          mix(ink.pale, ink.bloom[2], 0.4),
        ) +
        disc(0, 0, s * 0.05, mix(a, ink.pale, 0.25)));
  return out;
}

export function pincushion(c: Easel, s: number, ink: Ink, colour = c.pick(ink.bloom)) {
  let pins = "",
    dots = "";
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * c.n(-0.12, 1.12),
      k = s * c.n(0.68, 1);
    pins += cut(0, 0, Math.cos(a) * k, Math.sin(a) * k, s * 0.02, (Math.cos(a) > 0 ? -1 : 1) * s * 0.08);
    dots += ring(Math.cos(a) * k, Math.sin(a) * k, s * 0.034) + "Z";
  }
  return (
    shape(pins, colour) + disc(0, 0, s * 0.36, mix(colour, ink.deep, 0.3)) + shape(dots, mix(colour, ink.pale, 0.65))
  );
}

export function daisy(c: Easel, s: number, petal: string, heart: string) {
  let d = "";
  const n = c.i(11, 15);
  for (let i = 0; i < n; i++) d += ray(0, 0, (i / n) * TAU, s * 0.16, s, s * 0.17);
  return shape(d, petal) + disc(0, 0, s * 0.3, heart) + disc(0, 0, s * 0.14, mix(heart, "#000000", 0.25));
}

export function rose(s: number, tone: string, deep: string, pale: string) {
  let out = disc(0, 0, s, mix(tone, deep, 0.22));
  for (let k = 0; k < 4; k++) {
    const n = 6 - k,
      rad = s * (0.82 - k * 0.2);
    let d = "";
    for (let i = 0; i < n; i++) {
      const a = (i / n) * TAU + k * 0.7;
      d += ring(Math.cos(a) * rad * 0.52, Math.sin(a) * rad * 0.52, rad * 0.56) + "Z";
    }
    out += shape(
      d,
      mix(tone, pale, 0.08 + k * 0.17),
      `stroke="${mix(tone, deep, 0.3)}" stroke-width="${f(s * 0.025)}" stroke-opacity=".5"`,
    );
  }
  return (
    out +
    line(
      `M${xy(-s * 0.1, 0)}a${f(s * 0.1)} ${f(s * 0.1)} 0 1 1 ${f(s * 0.12)} ${f(s * 0.08)}`,
      mix(tone, deep, 0.45),
      s * 0.05,
    )
  );
}

export function branch(c: Easel, long: number, leaf: string, stem: string, style = c.i(0, 3)) {
  const bend = c.n(-0.18, 0.18) * long;
  let leaves = "",
    veins = "";
  const n = style === 0 ? 9 : style === 1 ? 14 : style === 2 ? 24 : 11;
  for (let i = 1; i <= n; i++) {
    const t = i / n,
      x = 2 * (1 - t) * t * bend,
      y = -t * long,
      side = i % 2 ? 1 : -1,
      size = long * (style === 2 ? 0.09 : 0.17) * (1.12 - t * 0.6);
    const angle = -Math.PI / 2 + side * (style === 3 ? 1.2 : 0.8);
    if (style === 3)
      leaves += ring(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.42) + "Z";
    else {
      leaves += ray(x, y, angle, 0, size, size * (style === 0 ? 0.3 : style === 1 ? 0.17 : 0.08));
      if (style === 0) veins += ray(x, y, angle, size * 0.1, size * 0.85, size * 0.02);
    }
  }
  return (
    line(`M0 0Q${xy(bend, -long / 2)} ${xy(0, -long)}`, stem, long * 0.014) +
    shape(leaves, leaf) +
    (veins && shape(veins, mix(leaf, "#ffffff", 0.35)))
  );
}

export function garland(
  c: Easel,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  s: number,
  ink: Ink,
  sag = 0,
  blooms = 9,
) {
  let back = "",
    front = "";
  const n = blooms * 4;
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      x = x1 + (x2 - x1) * t,
      y = y1 + (y2 - y1) * t + Math.sin(Math.PI * t) * sag,
      turn = c.n(0, 360);
    back += at(
      x + c.n(-0.3, 0.3) * s,
      y + c.n(-0.3, 0.3) * s,
      turn,
      branch(
        c,
        s * c.n(1.1, 1.7),
        c.pick([ink.green[0], ink.green[1], mix(ink.green[0], ink.pale, 0.35)]),
        ink.green[1],
      ),
    );
    if (i % 4 === 0 || c.chance(0.18)) {
      const kind = c.i(0, 4),
        size = s * c.n(0.5, 0.86);
      front += at(
        x + c.n(-0.3, 0.3) * s,
        y + c.n(-0.25, 0.25) * s,
        turn,
        kind === 0
          ? kingProtea(c, size * 1.05, ink, false)
          : kind === 1
            ? pincushion(c, size * 0.9, ink)
            : kind === 2
              ? daisy(c, size * 0.62, ink.pale, ink.bloom[1])
              : rose(size * 0.72, c.pick(ink.bloom), ink.deep, ink.pale),
      );
    }
  }
  return back + front;
}
