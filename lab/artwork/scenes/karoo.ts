import type { Easel } from "../easel.ts";
import { mountain, sky } from "../land.ts";
import { TAU, box, cut, f, line, mix, oval, ray, shape, xy } from "../pen.ts";
import { aloe } from "../plants.ts";

export function karoo(c: Easel): string {
  const { w, h, u, ink } = c;
  const horizon = h * c.n(0.62, 0.68);
  let out = sky(c, { low: 0.56 });
  const koppie = (cx: number, s: number, fill: string, lit: string) => {
    const top = horizon - s * c.n(0.34, 0.46),
      half = s * c.n(0.24, 0.36);
    const d = `M${xy(cx - s, horizon + 4)}C${xy(cx - s * 0.7, horizon - s * 0.06)} ${xy(cx - half * 1.3, top + s * 0.2)} ${xy(cx - half * 1.1, top + s * 0.1)}L${xy(cx - half, top)}L${xy(cx + half * 0.8, top + s * 0.01)}L${xy(cx + half, top + s * 0.11)}C${xy(cx + half * 1.3, top + s * 0.24)} ${xy(cx + s * 0.8, horizon - s * 0.05)} ${xy(cx + s * 1.05, horizon + 4)}Z`;
    let marks = "";
    for (let i = 34; i--;) {
      const px = cx + c.n(-1, 1) * half * 1.1,
        py = top + s * c.n(0.02, 0.12);
      marks += cut(px, py, px + c.n(-0.02, 0.02) * s, py + s * c.n(0.05, 0.14), s * 0.006);
    }
    for (let i = 26; i--;) {
      const px = cx + c.n(-0.8, 0.2) * s,
        py = horizon - s * c.n(0.02, 0.18);
      marks += cut(px, py, px - s * 0.12, py + s * 0.06, s * 0.005);
    }
    return shape(d, fill) + `<g ${c.clip(d)}>${shape(marks, lit, 'opacity=".6"')}</g>`;
  };
  out += mountain(c, horizon, u * 0.16, mix(ink.land[0], ink.sky[1], 0.35), ink.pale, ink.land[0], 1.2).svg;
  for (let i = c.wide ? 4 : 2; i--;)
    out += koppie(
      c.n(0.05, 0.95) * w,
      u * c.n(0.3, 0.5),
      mix(ink.land[0], ink.land[1], 0.5),
      mix(ink.land[0], ink.pale, 0.5),
    );
  out += koppie(
    c.focus() + c.pick([-1, 1]) * u * 0.28,
    u * c.n(0.52, 0.7),
    ink.land[1],
    mix(ink.land[1], ink.pale, 0.45),
  );
  out += box(
    0,
    horizon,
    w,
    h - horizon,
    c.fade(mix(ink.bloom[2], ink.land[0], 0.4), mix(ink.bloom[1], ink.land[2], 0.5)),
  );
  const vx = c.focus();
  out +=
    shape(
      `M${xy(vx - u * 0.004, horizon)}L${xy(vx - u * 0.26, h)}H${f(vx + u * 0.12)}L${xy(vx + u * 0.004, horizon)}Z`,
      mix(mix(ink.pale, ink.bloom[2], 0.6), ink.land[0], 0.4),
    ) +
    shape(
      `M${xy(vx, horizon)}L${xy(vx - u * 0.14, h)}H${f(vx - u * 0.06)}Z`,
      mix(ink.bloom[1], ink.land[1], 0.5),
      'opacity=".6"',
    );
  const bush: [string, string, string] = ["", "", ""];
  for (let i = Math.round((240 * w) / h / 1.4); i--;) {
    const t = Math.pow(c.r(), 1.6),
      y = horizon + (h - horizon) * t,
      x = c.n(0, w),
      s = u * (0.005 + t * 0.034) * c.n(0.6, 1.2);
    if (Math.abs(x - vx + u * 0.09 * t) < u * (0.03 + 0.25 * t)) continue;
    bush[(i % 3) as 0 | 1 | 2] +=
      `M${xy(x - s * 1.2, y)}Q${xy(x - s * 1.1, y - s)} ${xy(x - s * 0.3, y - s * 0.9)}Q${xy(x + s * 0.2, y - s * 1.4)} ${xy(x + s * 0.7, y - s * 0.7)}Q${xy(x + s * 1.4, y - s * 0.5)} ${xy(x + s * 1.2, y)}Z`;
  }
  out +=
    shape(bush[0], ink.green[1]) +
    shape(bush[1], mix(ink.green[0], ink.land[1], 0.25)) +
    shape(bush[2], mix(ink.land[2], ink.green[1], 0.5));
  const px = vx + c.pick([-1, 1]) * u * c.n(0.2, 0.34),
    py = horizon + u * 0.06,
    s = u * c.n(0.26, 0.36);
  let mill = line(
    `M${xy(px - s * 0.13, py)}L${xy(px, py - s)}L${xy(px + s * 0.13, py)}M${xy(px - s * 0.09, py - s * 0.3)}L${xy(px + s * 0.06, py - s * 0.55)}M${xy(px + s * 0.09, py - s * 0.3)}L${xy(px - s * 0.06, py - s * 0.55)}M${xy(px - s * 0.09, py - s * 0.3)}H${f(px + s * 0.09)}`,
    ink.deep,
    s * 0.016,
  );
  let fan = "";
  for (let i = 0; i < 14; i++) fan += ray(px, py - s, (i / 14) * TAU + 0.2, s * 0.045, s * 0.2, s * 0.02);
  mill +=
    shape(fan, ink.deep) +
    shape(
      `M${xy(px, py - s * 1.015)}L${xy(px + s * 0.26, py - s * 1.06)}V${f(py - s * 0.94)}L${xy(px, py - s * 0.985)}Z`,
      ink.bloom[0],
    ) +
    oval(px + s * 0.3, py, s * 0.18, s * 0.05, mix(ink.sky[0], ink.pale, 0.4)) +
    line(`M${xy(px + s * 0.12, py)}a${f(s * 0.18)} ${f(s * 0.05)} 0 0 0 ${f(s * 0.36)} 0`, ink.deep, s * 0.02);
  out += mill;
  for (let i = c.wide ? 7 : 3; i--;) {
    const t = c.n(0.45, 0.95),
      x = vx + c.pick([-1, 1]) * c.n(0.4, c.wide ? 1.9 : 0.6) * u;
    out += aloe(
      c,
      x,
      horizon + (h - horizon) * t,
      u * 0.22 * (0.5 + t * 0.8),
      ink.green[1],
      ink.green[0],
      c.pick([ink.bloom[0], ink.bloom[1]]),
    );
  }
  return out;
}
