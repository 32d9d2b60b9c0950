import type { Easel } from "../easel.ts";
import { mountain, sky } from "../land.ts";
import { box, cut, disc, mix, oval, ring, shape } from "../pen.ts";
import { baobab, grass, thornTree } from "../plants.ts";

export function bushveld(c: Easel): string {
  const { w, h, u, ink } = c;
  const horizon = h * c.n(0.66, 0.72),
    fx = c.focus();
  let out = sky(c, { sun: false, low: 0.5 });
  const s = u * c.n(0.22, 0.32),
    sx = fx + c.n(-0.14, 0.14) * u,
    sy = horizon - s * c.n(0.35, 0.9);
  out += disc(sx, sy, s * 1.5, ink.sun, 'opacity=".25"') + disc(sx, sy, s, mix(ink.bloom[1], ink.sun, 0.35));
  let bars = "";
  for (let i = 0; i < 6; i++)
    bars += cut(
      sx - s * 1.5 + c.n(0, 0.6) * s,
      sy + s * (-0.4 + i * 0.24),
      sx + s * c.n(0.5, 1.4),
      sy + s * (-0.4 + i * 0.24),
      s * 0.012 * (1 + i * 0.5),
    );
  out += shape(bars, ink.sky[1], 'opacity=".7"');
  out += mountain(c, horizon, u * 0.1, ink.land[0], mix(ink.land[0], ink.pale, 0.4), ink.land[1], 1.1).svg;
  let bush = "";
  for (let x = -10; x < w + 20; x += u * c.n(0.02, 0.06))
    bush += ring(x, horizon + u * 0.006, u * c.n(0.008, 0.026)) + "Z";
  out +=
    shape(bush, ink.land[1]) +
    box(0, horizon, w, h - horizon, c.fade(mix(ink.bloom[2], ink.land[0], 0.45), mix(ink.land[2], ink.bloom[1], 0.22)));
  const py = horizon + (h - horizon) * 0.36,
    pool = (k: number) =>
      oval(
        fx + u * 0.06,
        py,
        u * 0.44 * k,
        u * 0.06 * k,
        k > 1 ? mix(ink.land[1], ink.bloom[2], 0.5) : mix(mix(ink.sky[0], ink.sky[1], 0.6), ink.bloom[1], 0.22),
      );
  out += pool(1.1) + pool(1);
  let glint = "";
  for (let i = 12; i--;) {
    const x = fx + c.n(-0.26, 0.3) * u,
      y = py + c.n(-0.035, 0.035) * u;
    glint += cut(x, y, x + u * c.n(0.05, 0.12), y, u * 0.002);
  }
  out += shape(glint, ink.bloom[1], 'opacity=".6"');
  for (let i = c.wide ? 8 : 3; i--;)
    out += thornTree(
      c,
      c.n(0, 1) * w,
      horizon + u * c.n(0.005, 0.03),
      u * c.n(0.1, 0.18),
      mix(ink.land[2], ink.land[1], 0.35),
    );
  const side = c.pick([-1, 1]);
  if (c.chance(0.4))
    out += baobab(c, fx + side * u * 0.27, horizon + u * 0.1, u * c.n(0.5, 0.62), ink.deep, ink.land[1]);
  else out += thornTree(c, fx + side * u * 0.26, horizon + u * 0.1, u * c.n(0.46, 0.58), ink.deep);
  if (c.wide) {
    out +=
      thornTree(c, fx - side * u * c.n(1, 1.3), horizon + u * 0.12, u * 0.44, ink.deep) +
      thornTree(c, fx + side * u * c.n(1.2, 1.7), horizon + u * 0.12, u * 0.5, ink.deep);
  } else out += thornTree(c, fx - side * u * 0.4, horizon + u * 0.07, u * 0.26, mix(ink.deep, ink.land[2], 0.3));
  out += grass(c, h * 0.93, u * 0.14, Math.round((120 * w) / u), [
    mix(ink.land[2], ink.bloom[1], 0.3),
    mix(ink.bloom[2], ink.bloom[1], 0.4),
  ]);
  out += grass(c, h * 1.03, u * 0.26, Math.round((110 * w) / u), [
    ink.deep,
    mix(ink.deep, ink.land[2], 0.6),
    mix(ink.bloom[1], ink.land[2], 0.35),
  ]);
  return out;
}
