import { motif, tiles } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { branch, daisy, kingProtea, rose } from "../flowers.ts";
import { at, box, disc, line, mix, shape, nth } from "../pen.ts";

export function paper(c: Easel): string {
  const { w, h, u, ink } = c;
  const desk = c.pick([
    mix(ink.land[2], ink.deep, 0.2),
    "#24483f",
    mix(ink.sky[0], ink.pale, 0.3),
    mix(ink.bloom[0], ink.deep, 0.3),
  ]);
  let out = box(0, 0, w, h, desk) + motif(c, mix(desk, ink.pale, 0.1), u * 0.12);
  const card = (kind: number) => {
    const tone = c.pick(["#fffdf8", ink.pale, mix(ink.pale, ink.sky[1], 0.5)]),
      inkLine = c.pick([ink.bloom[0], ink.land[3], ink.green[1], ink.deep]);
    let s = box(-48, -66, 100, 140, "#000000", 'opacity=".18"') + box(-50, -70, 100, 140, tone);
    if (kind === 0) {
      s +=
        `<rect x="-45" y="-65" width="90" height="130" fill="none" stroke="${inkLine}" stroke-width=".8"/>` +
        at(-34, -44, 120, branch(c, 42, ink.green[0], ink.green[1], 0)) +
        at(-36, -50, 160, branch(c, 34, ink.green[1], ink.green[1], 1)) +
        at(-36, -54, 0, kingProtea(c, 17, ink, false)) +
        at(38, 50, -60, branch(c, 36, ink.green[0], ink.green[1], 3)) +
        at(40, 56, 0, rose(9, ink.bloom[0], ink.deep, ink.pale)) +
        at(28, 62, 0, rose(6, ink.bloom[1], ink.deep, ink.pale));
    } else if (kind === 1) {
      s +=
        `<g ${c.clip("M-50 -70H50V-26H-50Z")}>${box(-50, -70, 100, 44, inkLine)}${tiles(c, -50, -70, 100, 44, 22, tone, mix(inkLine, tone, 0.5))}</g>` +
        box(-50, -25, 100, 1, inkLine);
    } else
      s +=
        `<circle cy="-24" r="26" fill="none" stroke="${inkLine}" stroke-width=".9"/>` +
        Array.from({ length: 12 }, (_, i) =>
          at(
            0,
            -24,
            i * 30,
            `<g transform="translate(0 -22)">${branch(c, 15, nth(ink.green, i % 2), ink.green[1], 1)}</g>`,
          ),
        ).join("");
    const y0 = kind === 1 ? -4 : kind === 0 ? -12 : 18;
    s +=
      line(`M-18 ${y0}q4 -9 9 -2t9 -1t9 -3t9 2`, inkLine, 1.8) +
      line(`M-14 ${y0 + 15}q5 -8 10 -1t9 -2t8 2`, inkLine, 1.8) +
      box(-22, y0 + 24, 44, 1.2, mix(inkLine, tone, 0.4)) +
      box(-16, y0 + 30, 32, 1.2, mix(inkLine, tone, 0.5)) +
      box(-19, y0 + 36, 38, 1.2, mix(inkLine, tone, 0.5));
    return s;
  };
  const envelope = () => {
    const tone = c.pick([ink.bloom[0], ink.land[2], ink.green[1], ink.bloom[1], mix(ink.bloom[2], ink.pale, 0.3)]);
    return (
      box(-68, -46, 140, 98, "#000000", 'opacity=".18"') +
      box(-70, -50, 140, 98, tone) +
      shape("M-70 -50L0 12L70 -50Z", mix(tone, ink.pale, 0.16)) +
      shape("M-70 48L-18 -4M70 48L18 -4", "none", `stroke="${mix(tone, ink.deep, 0.2)}"`) +
      disc(0, 4, 13, mix(ink.bloom[0], ink.deep, 0.25)) +
      disc(0, 4, 9.5, mix(ink.bloom[0], ink.deep, 0.05)) +
      at(0, 4, 0, daisy(c, 6, mix(ink.bloom[0], ink.pale, 0.4), ink.bloom[0]))
    );
  };
  const n = c.wide ? 9 : 3,
    size = (c.wide ? h * 0.76 : u * 0.7) / 140,
    cx = c.focus();
  out += at(
    c.wide ? cx - u * 1.4 : w * 0.2,
    h * 0.84,
    c.n(-30, 10),
    [0, 1, 2].map((i) => at(0, 0, i * 28, branch(c, u * 0.5, nth(ink.green, i % 2), ink.green[1]))).join(""),
  );
  for (let i = 0; i < n; i++) {
    const k = i - (n - 1) / 2,
      x = c.wide ? cx + k * u * 0.56 : w * (0.5 + k * 0.2),
      y = h * (c.wide ? c.n(0.42, 0.58) : 0.5 + k * 0.12 + c.n(-0.04, 0.04));
    out += at(x, y, c.n(-16, 16), i % 3 === (c.wide ? 1 : 0) ? envelope() : card(c.i(0, 2)), size);
  }
  return (
    out +
    at(
      w * 0.82,
      h * 0.16,
      c.n(0, 90),
      branch(c, u * 0.3, ink.green[0], ink.green[1], 3) + rose(u * 0.05, ink.bloom[1], ink.deep, ink.pale),
    ) +
    at(c.wide ? cx + u * 1.1 : w * 0.16, h * 0.14, 0, kingProtea(c, u * 0.11, ink, false))
  );
}
