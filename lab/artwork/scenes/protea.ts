import { motif } from "../cloth.ts";
import type { Easel } from "../easel.ts";
import { kingProtea } from "../flowers.ts";
import { TAU, at, box, brightness, cut, f, mix, shape, xy } from "../pen.ts";

export function protea(c: Easel): string {
  const { w, h, u, ink } = c;
  const ground = c.pick([
      mix(ink.sky[1], ink.pale, 0.3),
      ink.deep,
      "#1f4038",
      "#1e2b5c",
      mix(ink.bloom[2], ink.pale, 0.35),
    ]),
    dark = brightness(ground) < 330;
  let out = box(0, 0, w, h, ground);
  out += motif(c, dark ? mix(ground, ink.pale, 0.1) : mix(ground, ink.land[0], 0.28), u * 0.11);
  const put = (x: number, y: number, s: number, turn: number) => {
    let leaves = "";
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 360 + c.n(-9, 9),
        long = s * c.n(1.15, 1.55),
        tone = c.pick([ink.green[0], ink.green[1], mix(ink.green[0], ink.pale, 0.25)]);
      leaves += `<g transform="rotate(${f(a)})">${shape(`M0 0C${xy(s * 0.4, -long * 0.35)} ${xy(s * 0.42, -long * 0.85)} ${xy(0, -long)}C${xy(-s * 0.42, -long * 0.85)} ${xy(-s * 0.4, -long * 0.35)} 0 0Z`, tone)}${shape(cut(0, -s * 0.3, 0, -long * 0.94, s * 0.018) + [0.5, 0.62, 0.74].map((k) => cut(0, -long * k, s * 0.15, -long * (k + 0.12), s * 0.009) + cut(0, -long * k, -s * 0.15, -long * (k + 0.12), s * 0.009)).join(""), mix(tone, ink.pale, 0.45))}</g>`;
    }
    return at(x, y, turn, leaves + kingProtea(c, s, ink, false));
  };
  if (c.wide) {
    const n = Math.round(w / h);
    for (let i = 0; i <= n; i++)
      out += put((w * (i + c.n(-0.12, 0.12))) / n, h * c.n(0.3, 0.75), u * c.n(0.24, 0.36), c.n(0, 40));
    out += put(w / 2 + c.n(-0.1, 0.1) * u, h * 0.5, u * 0.44, c.n(0, 30));
  } else {
    const x = w * c.n(0.44, 0.56),
      y = h * c.n(0.44, 0.54);
    for (let i = c.i(2, 4); i--;) {
      const a = c.n(0, TAU);
      out += put(x + Math.cos(a) * w * 0.46, y + Math.sin(a) * h * 0.46, u * c.n(0.14, 0.22), c.n(0, 360));
    }
    out += put(x, y, u * c.n(0.34, 0.42), c.n(0, 30));
  }
  return out;
}
