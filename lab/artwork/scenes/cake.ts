import { motif } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { branch, kingProtea, rose } from "../flowers.ts";
import { at, box, cut, disc, f, lift, mix, oval, ring, shape, xy, nth } from "../pen.ts";

export function cake(c: Easel): string {
  const { w, h, u, ink } = c;
  const wall = c.pick([
    mix(ink.sky[0], ink.pale, 0.45),
    mix(ink.sky[1], ink.pale, 0.2),
    mix(ink.land[0], ink.pale, 0.35),
    mix(ink.land[3], ink.deep, 0.15),
  ]);
  let out = box(0, 0, w, h, wall) + motif(c, mix(wall, ink.land[1], 0.16), u * 0.1);
  const x = c.focus(),
    desk = h * 0.86;
  out += shape(
    `M${xy(x - u * 0.43, desk)}V${f(h * 0.46)}A${f(u * 0.43)} ${f(u * 0.43)} 0 0 1 ${xy(x + u * 0.43, h * 0.46)}V${f(desk)}Z`,
    lift(wall, ink.bloom[2], ink.pale, 0.45),
  );
  out +=
    box(0, desk, w, h - desk, mix(ink.pale, ink.sky[1], 0.3)) +
    box(0, desk, w, u * 0.012, mix(ink.land[0], ink.pale, 0.4));
  let folds = "";
  for (let k = Math.round((14 * w) / u); k--;) {
    const px = c.n(0, w);
    folds += cut(px, desk + u * 0.02, px + c.n(-0.02, 0.02) * u, h, u * 0.004);
  }
  out += shape(folds, ink.land[0], 'opacity=".5"');
  const bake = (cx: number, base: number, s: number, tiers: number) => {
    let svg =
      oval(cx, base, s * 0.5, s * 0.035, ink.deep, 'opacity=".2"') +
      box(cx - s * 0.05, base - s * 0.12, s * 0.1, s * 0.12, mix(ink.bloom[2], ink.land[1], 0.3)) +
      oval(cx, base - s * 0.005, s * 0.2, s * 0.025, mix(ink.bloom[2], ink.land[1], 0.4)) +
      oval(cx, base - s * 0.13, s * 0.46, s * 0.035, mix(ink.bloom[2], ink.land[1], 0.25));
    let y = base - s * 0.14;
    for (let k = 0; k < tiers; k++) {
      const half = s * (0.38 - k * (0.24 / tiers + 0.015)),
        tall = s * c.n(0.22, 0.28) * (1.1 - k * 0.08),
        style = c.i(0, 4),
        icing = c.pick([ink.pale, "#fffdf8", mix(ink.pale, ink.bloom[0], 0.14), mix(ink.pale, ink.bloom[2], 0.35)]),
        body = `M${xy(cx - half, y)}V${f(y - tall)}Q${xy(cx, y - tall - s * 0.03)} ${xy(cx + half, y - tall)}V${f(y)}Q${xy(cx, y + s * 0.03)} ${xy(cx - half, y)}Z`;
      let trim = "";
      const hue = c.pick([ink.bloom[0], ink.land[3], ink.land[2], ink.green[1], ink.bloom[1]]);
      if (style === 0)
        for (let i = 0; i < 3; i++)
          for (let px = -half; px < half; px += s * 0.052)
            trim += `M${xy(cx + px + (i % 2) * s * 0.026, y - tall * 0.34 - i * tall * 0.18)}l${f(s * 0.02)} ${f(tall * 0.09)}l${f(-s * 0.02)} ${f(tall * 0.09)}l${f(-s * 0.02)} ${f(-tall * 0.09)}Z`;
      if (style === 1)
        for (let px = -half; px < half; px += s * 0.03)
          trim += cut(cx + px, y - tall * 0.92, cx + px, y - tall * 0.06, s * 0.004);
      if (style === 2)
        for (let i = 0; i < 5; i++)
          trim += cut(
            cx - half,
            y - tall * (0.14 + i * 0.18),
            cx + half,
            y - tall * (0.18 + i * 0.18),
            s * 0.012,
            s * 0.012,
          );
      if (style === 3)
        for (let px = -half; px <= half; px += s * 0.06)
          trim += `M${xy(cx + px, y - tall)}h${f(s * 0.045)}v${f(tall * c.n(0.18, 0.5))}a${f(s * 0.0225)} ${f(s * 0.0225)} 0 0 1 ${f(-s * 0.045)} 0Z`;
      if (style === 4)
        for (let px = -half + s * 0.02; px < half; px += s * 0.07)
          trim +=
            ring(cx + px, y - tall * 0.5, s * 0.024) +
            "Z" +
            ring(cx + px + s * 0.035, y - tall * 0.3, s * 0.009) +
            "Z" +
            ring(cx + px + s * 0.035, y - tall * 0.7, s * 0.009) +
            "Z";
      svg +=
        shape(body, icing) +
        `<g ${c.clip(body)}>${shape(trim, style === 2 || style === 1 ? mix(icing, ink.land[0], 0.45) : hue)}${box(cx + half * 0.45, y - tall * 1.3, half, tall * 1.5, ink.land[1], 'opacity=".16"')}</g>`;
      y -= tall + s * 0.004;
    }
    svg += at(
      cx - s * 0.02,
      y - s * 0.045,
      0,
      [0, 1, 2, 3, 4]
        .map((i) => at((i - 2) * s * 0.045, 0, (i - 2) * 34, branch(c, s * 0.17, nth(ink.green, i % 2), ink.green[1])))
        .join("") +
        at(0, 0, 0, kingProtea(c, s * 0.1, ink, true)) +
        at(s * 0.085, s * 0.015, 0, rose(s * 0.048, ink.bloom[1], ink.deep, ink.pale)) +
        at(-s * 0.085, s * 0.02, 0, rose(s * 0.042, ink.bloom[2], ink.deep, ink.pale)),
    );
    for (let i = 0; i < 6; i++)
      svg += at(
        cx + s * (0.3 - i * 0.045),
        base - s * (0.19 + i * 0.075),
        c.n(0, 360),
        (i % 2 ? branch(c, s * 0.11, ink.green[0], ink.green[1]) : "") +
          rose(s * c.n(0.03, 0.055), c.pick(ink.bloom), ink.deep, ink.pale),
      );
    return svg;
  };
  const tart = (cx: number, base: number, s: number) => {
    let svg =
      box(cx - s * 0.02, base - s * 0.3, s * 0.04, s * 0.3, mix(ink.bloom[2], ink.land[1], 0.3)) +
      oval(cx, base, s * 0.16, s * 0.025, mix(ink.bloom[2], ink.land[1], 0.4)) +
      oval(cx, base - s * 0.3, s * 0.4, s * 0.035, mix(ink.bloom[2], ink.land[1], 0.2));
    for (let i = -2; i <= 2; i++) {
      const px = cx + i * s * 0.14,
        tone = c.pick([ink.bloom[0], ink.bloom[1], ink.pale, ink.bloom[2]]);
      svg +=
        shape(
          `M${xy(px - s * 0.06, base - s * 0.4)}h${f(s * 0.12)}l${f(-s * 0.02)} ${f(s * 0.1)}h${f(-s * 0.08)}Z`,
          mix(ink.land[2], ink.bloom[2], 0.35),
        ) +
        disc(px, base - s * 0.42, s * 0.062, tone) +
        disc(px, base - s * 0.475, s * 0.042, mix(tone, ink.pale, 0.4)) +
        disc(px, base - s * 0.515, s * 0.016, ink.bloom[0]);
    }
    return svg;
  };
  const size = Math.min(u * 0.92, h * 0.86),
    tiers = c.i(2, 4);
  if (c.wide)
    for (const k of [-2.1, -1.25, 1.25, 2.1])
      out +=
        Math.abs(k) > 2
          ? bake(x + k * u * 0.78, desk + u * 0.03, u * 0.62, 2)
          : tart(x + k * u * 0.62, desk + u * 0.03, u * 0.62);
  else out += tart(x + c.pick([-1, 1]) * w * 0.36, desk + u * 0.05, u * 0.36);
  return out + bake(x, desk + u * 0.03, size * (tiers === 4 ? 0.74 : 0.88), tiers);
}
