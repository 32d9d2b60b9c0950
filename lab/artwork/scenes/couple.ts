import type { Easel } from "../easel.ts";
import { f, mix, shape, xy } from "../pen.ts";
import { pair } from "../people.ts";
import { coast } from "./coast.ts";
import { drakensberg } from "./drakensberg.ts";
import { karoo } from "./karoo.ts";
import { midlands } from "./midlands.ts";
import { namaqualand } from "./namaqualand.ts";
import { winelands } from "./winelands.ts";

export function couple(c: Easel): string {
  const { w, h, u, ink } = c;
  const place = c.pick([drakensberg, midlands, coast, karoo, winelands, namaqualand]);
  let out = place(c);
  const x = c.focus(),
    base = h * 1.02,
    s = Math.min(h * 0.62, u * 0.95);
  out += shape(
    `M${xy(-20, h * 1.02)}V${f(h * 0.97)}Q${xy(x, h * 0.86)} ${xy(w + 20, h * 0.97)}V${f(h * 1.02)}Z`,
    mix(ink.deep, ink.green[1], 0.5),
  );
  return out + pair(c, x, base - h * 0.05, s);
}
