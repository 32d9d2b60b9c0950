import { band, tiles } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { box, f, mix, xy } from "../pen.ts";

export function shweshwe(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = c.pick([
      "#1e2b5c",
      "#1b2450",
      mix(ink.land[3], ink.deep, 0.4),
      mix(ink.bloom[0], ink.deep, 0.35),
      "#5a2d1c",
      "#1e4a45",
    ]),
    pale = mix(ink.pale, ground, 0.04),
    second = c.pick([mix(ground, ink.pale, 0.45), ink.bloom[1], ink.bloom[2], mix(ground, ink.pale, 0.3)]);
  let out = box(0, 0, w, h, ground);
  const fields = c.wide ? 3 : c.i(1, 2),
    across = c.chance(0.5) && !c.wide;
  for (let k = 0; k < fields; k++) {
    const [x, y, fw, fh] = across ? [0, (h / fields) * k, w, h / fields] : [(w / fields) * k, 0, w / fields, h];
    out +=
      `<g ${c.clip(`M${xy(x, y)}h${f(fw)}v${f(fh)}h${f(-fw)}Z`)}>` +
      tiles(c, x, y, fw, fh, u * c.n(0.22, 0.4), pale, second) +
      "</g>";
    if (k) {
      const edge = u * 0.05;
      out += across
        ? box(0, y - edge, w, edge * 2, ground) + band(0, y, w, edge, pale, second)
        : box(x - edge, 0, edge * 2, h, ground) +
          `<g transform="translate(${xy(x, 0)}) rotate(90)">${band(0, 0, h, edge, pale, second)}</g>`;
    }
  }
  return out;
}
