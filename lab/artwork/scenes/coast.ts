import type { Easel } from "../easel.ts";
import { sky } from "../land.ts";
import { box, cut, f, line, mix, shape, soft, xy, nth } from "../pen.ts";
import { grass } from "../plants.ts";

export function coast(c: Easel): string {
  const { w, h, u, ink } = c;
  const horizon = h * c.n(0.44, 0.5),
    fx = c.focus(),
    side = c.pick([-1, 1]);
  let out = sky(c, { low: 0.4 });
  if (c.chance(0.5)) {
    const s = u * c.n(0.62, 0.8),
      [lx, rx] = [fx - s * 0.52, fx + s * 0.5],
      top = horizon - s * 0.36;
    const d = `M${xy(lx - s * 0.75, horizon + 2)}L${xy(lx - s * 0.5, horizon - s * 0.1)}L${xy(lx - s * 0.34, top + s * 0.06)}L${xy(lx - s * 0.27, top + s * 0.08)}L${xy(lx - s * 0.1, horizon - s * 0.14)}L${xy(lx + s * 0.06, top + s * 0.06)}L${xy(lx + s * 0.12, top)}L${xy(fx, top - s * 0.008)}L${xy(rx - s * 0.06, top + s * 0.004)}L${xy(rx, top + s * 0.09)}L${xy(rx + s * 0.08, horizon - s * 0.16)}C${xy(rx + s * 0.2, horizon - s * 0.1)} ${xy(rx + s * 0.3, horizon - s * 0.22)} ${xy(rx + s * 0.36, horizon - s * 0.27)}C${xy(rx + s * 0.44, horizon - s * 0.3)} ${xy(rx + s * 0.46, horizon - s * 0.12)} ${xy(rx + s * 0.7, horizon + 2)}Z`;
    let dark = "",
      light = "";
    for (let i = 110; i--;) {
      const px = fx + c.n(-1, 1) * s,
        py = top + c.n(0, 0.22) * s,
        stroke = cut(px, py, px + c.n(-0.03, 0.03) * s, py + s * c.n(0.05, 0.16), s * c.n(0.002, 0.007));
      if (i % 2) dark += stroke;
      else light += stroke;
    }
    let cloth = "";
    if (c.chance(0.7))
      for (let i = 20; i--;) {
        const px = lx + s * c.n(0.06, 0.92);
        cloth += cut(
          px - s * 0.1,
          top + c.n(-0.03, 0.02) * s,
          px + s * c.n(0.06, 0.16),
          top + c.n(-0.02, 0.05) * s,
          s * c.n(0.01, 0.025),
          -s * 0.01,
        );
      }
    out +=
      shape(d, ink.land[1]) +
      `<g ${c.clip(d)}>${shape(dark, ink.land[2], 'opacity=".5"')}${shape(light, ink.pale, 'opacity=".4"')}</g>` +
      shape(cloth, ink.sun, 'opacity=".9"');
  } else {
    for (let k = 0; k < 4; k++) {
      const reach = u * (0.95 - k * 0.2),
        tall = u * (0.16 + k * 0.085),
        x0 = side > 0 ? w : 0,
        dir = -side,
        start = fx + side * u * 0.1 + side * k * u * 0.14;
      const d = `M${xy(start, horizon + 2 + k * u * 0.012)}L${xy(start + side * reach * 0.08, horizon - tall * 0.5)}L${xy(start + side * reach * 0.16, horizon - tall * 0.62)}L${xy(start + side * reach * 0.3, horizon - tall * 0.97)}L${xy(start + side * reach * 0.46, horizon - tall * 0.9)}L${xy(start + side * reach * 0.62, horizon - tall * 1.2)}L${xy(start + side * reach * 0.8, horizon - tall * 1.08)}L${xy(start + side * reach * 0.98, horizon - tall * 1.3)}L${xy(start + side * reach * 1.3, horizon - tall * 1.12)}L${xy(start + side * reach * 1.5, horizon - tall * 1.36)}L${xy(start + side * reach * 2, horizon - tall * 1.05)}L${xy(x0 - dir * u * 0.3, horizon - tall * 1.2)}V${f(horizon + 2 + k * u * 0.012)}Z`;
      let marks = "";
      for (let i = 44; i--;) {
        const px = start + side * c.r() * u * 1.8,
          py = horizon - c.n(0.1, 0.95) * tall;
        marks += cut(px, py, px - side * u * 0.012, py + tall * c.n(0.12, 0.34), u * 0.0035);
      }
      const tone = mix(ink.land[0], ink.land[2], k / 3.4);
      out += shape(d, tone) + `<g ${c.clip(d)}>${shape(marks, mix(tone, ink.pale, 0.55), 'opacity=".55"')}</g>`;
    }
  }
  const sea = mix(ink.land[1], ink.sky[0], 0.35),
    deepSea = mix(ink.land[2], ink.land[1], 0.25);
  const shore = h * c.n(0.76, 0.82);
  out += box(0, horizon, w, h - horizon, c.fade(mix(sea, ink.sky[0], 0.3), deepSea));
  let waves = "",
    glints = "";
  for (let i = Math.round((130 * w) / h / 1.3); i--;) {
    const t = Math.pow(c.r(), 1.4),
      y = horizon + 3 + (shore - horizon) * t,
      long = u * (0.03 + t * 0.2),
      x = c.n(-0.05, 1) * w;
    const stroke = cut(x, y, x + long, y, u * (0.0012 + t * 0.005), u * 0.004 * t);
    if (i % 3) waves += stroke;
    else glints += stroke;
  }
  out += shape(waves, ink.sky[1], 'opacity=".42"') + shape(glints, ink.sun, 'opacity=".7"');
  const beach = soft(
    Array.from({ length: 9 }, (_, i) => [
      (i / 8) * (w + 80) - 40,
      shore + Math.sin(i * 1.1 + c.n(0, 0.8)) * u * 0.022 + side * (i - 4) * u * 0.008,
    ]),
  );
  const sand = mix(ink.bloom[2], ink.pale, 0.4);
  out +=
    line(beach, ink.pale, u * 0.03) +
    shape(`${beach}V${f(h + 60)}H-60Z`, c.fade(mix(sand, ink.land[0], 0.2), sand)) +
    `<g transform="translate(0 ${f(-u * 0.035)})">${line(beach, ink.pale, u * 0.006, 'opacity=".8"')}</g>` +
    `<g transform="translate(0 ${f(-u * 0.075)})">${line(beach, ink.pale, u * 0.004, 'opacity=".55"')}</g>`;
  if (c.chance(0.6)) {
    const s = u * 0.105,
      n = c.wide ? 9 : 5,
      hues = [ink.bloom[0], ink.bloom[1], ink.land[2], ink.green[1], ink.bloom[2], ink.land[1]];
    const x0 = fx - (n * s * 1.3) / 2,
      y = h * 0.95;
    for (let i = 0; i < n; i++) {
      const x = x0 + i * s * 1.3,
        tone = nth(hues, (i + c.i(0, 1)) % hues.length);
      out +=
        box(x, y - s * 0.9, s, s * 0.9, tone) +
        shape(
          `M${xy(x - s * 0.1, y - s * 0.88)}L${xy(x + s / 2, y - s * 1.42)}L${xy(x + s * 1.1, y - s * 0.88)}Z`,
          mix(tone, ink.deep, 0.35),
        ) +
        box(x + s * 0.33, y - s * 0.62, s * 0.34, s * 0.62, ink.pale) +
        box(x, y - s * 0.1, s, s * 0.1, mix(tone, ink.deep, 0.25));
    }
  } else {
    const s = u * 0.11,
      bx = fx + side * u * 0.05,
      by = horizon + (shore - horizon) * 0.42;
    out +=
      shape(
        `M${xy(bx - s * 0.5, by)}H${f(bx + s * 0.55)}L${xy(bx + s * 0.36, by + s * 0.18)}H${f(bx - s * 0.36)}Z`,
        ink.bloom[0],
      ) +
      shape(
        `M${xy(bx, by - s * 0.06)}V${f(by - s * 1.15)}Q${xy(bx + s * 0.5, by - s * 0.5)} ${xy(bx + s * 0.48, by - s * 0.06)}Z`,
        ink.pale,
      ) +
      shape(
        `M${xy(bx - s * 0.05, by - s * 0.06)}V${f(by - s * 0.95)}Q${xy(bx - s * 0.34, by - s * 0.4)} ${xy(bx - s * 0.38, by - s * 0.06)}Z`,
        mix(ink.pale, ink.bloom[1], 0.3),
      );
  }
  out += grass(c, h * 1.03, u * 0.15, Math.round((34 * w) / u), [ink.green[1], mix(ink.green[0], sand, 0.3)]);
  return out;
}
