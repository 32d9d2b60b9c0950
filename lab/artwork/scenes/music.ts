import type { Easel } from "../easel.ts";
import { TAU, at, box, disc, f, line, mix, ray, shape, xy } from "../pen.ts";

export function music(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = c.pick([
      ink.deep,
      mix(ink.land[3], ink.deep, 0.4),
      mix(ink.bloom[0], ink.deep, 0.5),
      mix(ink.bloom[1], ink.bloom[2], 0.3),
    ]),
    x = c.focus(),
    y = h * c.n(0.5, 0.62),
    s = u * c.n(0.36, 0.44);
  let rays = "";
  const n = c.i(20, 34),
    far = Math.hypot(w, h);
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU,
      b = ((i + 0.5) / n) * TAU;
    rays += `M${xy(x, y)}L${xy(x + Math.cos(a) * far, y + Math.sin(a) * far)}L${xy(x + Math.cos(b) * far, y + Math.sin(b) * far)}Z`;
  }
  let out = box(0, 0, w, h, ground) + shape(rays, mix(ground, c.pick(ink.bloom), 0.24));
  let bars = "";
  const noise = c.noise(),
    step = u * 0.034;
  for (let px = step / 2; px < w; px += step) {
    const tall = u * (0.05 + 0.3 * noise((px / u) * 3.4) * (0.6 + 0.4 * noise((px / u) * 11)));
    bars += `M${xy(px - step * 0.3, h)}V${f(h - tall)}a${f(step * 0.3)} ${f(step * 0.3)} 0 0 1 ${f(step * 0.6)} 0V${f(h)}Z`;
  }
  const disk = (dx: number, dy: number, r: number, label: string) => {
    let d = disc(dx + r * 0.04, dy + r * 0.05, r * 1.01, "#000000", 'opacity=".3"') + disc(dx, dy, r, "#17141c");
    for (let k = 0; k < 13; k++)
      d += `<circle cx="${f(dx)}" cy="${f(dy)}" r="${f(r * (0.42 + k * 0.043))}" fill="none" stroke="#ffffff" stroke-opacity="${k % 4 ? 0.09 : 0.2}" stroke-width="${f(r * 0.008)}"/>`;
    const shine = (a: number) =>
      `M${xy(dx, dy)}L${xy(dx + Math.cos(a) * r * 0.98, dy + Math.sin(a) * r * 0.98)}A${f(r * 0.98)} ${f(r * 0.98)} 0 0 1 ${xy(dx + Math.cos(a + 0.3) * r * 0.98, dy + Math.sin(a + 0.3) * r * 0.98)}Z`;
    d += shape(shine(-2.4) + shine(0.74), "#ffffff", 'opacity=".12"') + disc(dx, dy, r * 0.37, label);
    for (let i = 0; i < 24; i++)
      d += disc(
        dx + Math.cos((i / 24) * TAU) * r * 0.31,
        dy + Math.sin((i / 24) * TAU) * r * 0.31,
        r * 0.014,
        ink.pale,
      );
    let star = "";
    for (let i = 0; i < 12; i++) star += ray(dx, dy, (i / 12) * TAU, r * 0.07, r * 0.24, r * 0.03);
    return d + shape(star, ink.pale) + disc(dx, dy, r * 0.03, "#17141c");
  };
  if (c.wide)
    for (const k of [-2, -1, 1, 2])
      out += disk(x + k * u * 0.96, h * c.n(0.36, 0.64), s * c.n(0.62, 0.86), c.pick(ink.bloom));
  out += disk(x, y, s * (c.wide ? 1.1 : 1.02), c.pick([ink.bloom[0], ink.bloom[1]]));
  const ax = x + s * 1.28,
    ay = y - s * 0.86,
    metal = mix(ink.pale, ink.land[0], 0.25);
  out +=
    line(
      `M${xy(ax, ay)}L${xy(ax - s * 0.1, ay + s * 0.86)}L${xy(x + s * 0.62, y + s * 0.36)}`,
      metal,
      s * 0.045,
      'stroke-linejoin="round"',
    ) +
    disc(ax, ay, s * 0.15, mix(metal, ink.deep, 0.3)) +
    disc(ax, ay, s * 0.09, metal) +
    at(x + s * 0.6, y + s * 0.37, 40, box(-s * 0.06, -s * 0.1, s * 0.12, s * 0.24, ink.bloom[2]));
  return out + shape(bars, mix(ink.bloom[2], ink.pale, 0.2), 'opacity=".92"');
}
