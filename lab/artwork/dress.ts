import type { Easel } from "./easel.ts";
import { TAU, at, cut, disc, f, line, mix, oval, ray, shape, xy } from "./pen.ts";

export function dress(c: Easel, x: number, base: number, s: number) {
  const { ink } = c,
    style = c.i(0, 3),
    cloth =
      style === 0
        ? c.pick(["#fffdf8", ink.pale])
        : style === 1
          ? ink.pale
          : style === 2
            ? c.pick([ink.bloom[0], mix(ink.bloom[0], ink.bloom[1], 0.5)])
            : c.pick(["#1f2b5c", ink.green[1], ink.land[3]]);
  const trim =
      style === 2
        ? mix(ink.bloom[2], "#c9952f", 0.4)
        : style === 1
          ? ink.deep
          : style === 3
            ? ink.pale
            : mix(cloth, ink.land[0], 0.4),
    fold = mix(cloth, ink.land[1], style < 2 ? 0.25 : 0.3);
  const flare = style === 0 ? 0.4 : style === 3 ? 0.28 : 0.33,
    body = `M${xy(x - s * 0.1, base - s * 0.9)}Q${xy(x - s * 0.05, base - s * 0.84)} ${xy(x, base - s * 0.86)}Q${xy(x + s * 0.05, base - s * 0.84)} ${xy(x + s * 0.1, base - s * 0.9)}Q${xy(x + s * 0.1, base - s * 0.72)} ${xy(x + s * 0.068, base - s * 0.6)}C${xy(x + s * 0.16, base - s * 0.4)} ${xy(x + s * flare * 0.8, base - s * 0.2)} ${xy(x + s * flare, base)}Q${xy(x, base + s * 0.06)} ${xy(x - s * flare, base)}C${xy(x - s * flare * 0.8, base - s * 0.2)} ${xy(x - s * 0.16, base - s * 0.4)} ${xy(x - s * 0.068, base - s * 0.6)}Q${xy(x - s * 0.1, base - s * 0.72)} ${xy(x - s * 0.1, base - s * 0.9)}Z`;
  let marks = "",
    rows = "";
  for (let i = 0; i < 11; i++) {
    const k = (i - 5) / 5;
    marks += cut(x + k * s * 0.05, base - s * 0.57, x + k * s * flare * 0.9, base - s * 0.01, s * 0.008, k * s * 0.05);
  }
  if (style === 0)
    for (let i = 0; i < 34; i++) {
      const k = c.n(-1, 1),
        t = c.n(0, 1);
      rows += at(
        x + k * s * flare * (0.86 - t * 0.2),
        base - s * (0.02 + 0.16 * t * t),
        c.n(0, 360),
        shape(Array.from({ length: 5 }, (_, q) => ray(0, 0, (q / 5) * TAU, 0, s * 0.022, s * 0.007)).join(""), trim),
      );
    }
  if (style === 1)
    for (const t of [0.05, 0.09, 0.2, 0.24, 0.28, 0.42])
      rows += line(
        `M${xy(x - s * 0.5, base - s * t)}Q${xy(x, base - s * (t - 0.05))} ${xy(x + s * 0.5, base - s * t)}`,
        trim,
        s * (t === 0.24 || t === 0.05 ? 0.02 : 0.007),
      );
  if (style === 2) {
    rows += line(
      `M${xy(x - s * 0.5, base - s * 0.06)}Q${xy(x, base)} ${xy(x + s * 0.5, base - s * 0.06)}`,
      trim,
      s * 0.07,
    );
    for (let i = 0; i < 60; i++) rows += disc(x + c.n(-1, 1) * s * flare, base - s * c.n(0.12, 0.56), s * 0.006, trim);
  }
  if (style === 3)
    for (let r = 0; r < 9; r++)
      for (let q = -8; q <= 8; q++)
        rows += disc(
          x + (q + (r % 2) * 0.5) * s * 0.045,
          base - s * (0.05 + r * 0.06),
          s * (r % 3 ? 0.006 : 0.011),
          trim,
        );
  const neck = mix(ink.land[2], ink.bloom[2], 0.45);
  return (
    oval(x, base, s * flare * 1.02, s * 0.035, ink.deep, 'opacity=".22"') +
    shape(
      `M${xy(x - s * 0.025, base - s * 0.86)}V${f(base - s * 0.965)}q${f(s * 0.025)} ${f(-s * 0.02)} ${f(s * 0.05)} 0V${f(base - s * 0.86)}Z`,
      neck,
    ) +
    shape(
      `M${xy(x - s * 0.1, base - s * 0.89)}Q${xy(x - s * 0.02, base - s * 0.93)} ${xy(x, base - s * 0.93)}Q${xy(x + s * 0.02, base - s * 0.93)} ${xy(x + s * 0.1, base - s * 0.89)}L${xy(x, base - s * 0.8)}Z`,
      neck,
    ) +
    shape(body, cloth) +
    `<g ${c.clip(body)}>${shape(marks, fold, 'opacity=".7"')}${rows}</g>` +
    shape(
      `M${xy(x - s * 0.07, base - s * 0.615)}Q${xy(x, base - s * 0.6)} ${xy(x + s * 0.07, base - s * 0.615)}V${f(base - s * 0.58)}Q${xy(x, base - s * 0.565)} ${xy(x - s * 0.07, base - s * 0.58)}Z`,
      style === 0 ? c.pick([ink.bloom[0], trim, ink.green[0]]) : trim,
    )
  );
}
