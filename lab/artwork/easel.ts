import { hash, random } from "../../seed/random.ts";
import type { Ink } from "./palettes.ts";
import type { Point } from "./pen.ts";

export interface Easel {
  readonly w: number;
  readonly h: number;
  /** The unit of length, so that wide and tall pictures have subjects of similar size. */
  readonly u: number;
  /** Wide pictures are banners: the subject keeps to the middle fifth. */
  readonly wide: boolean;
  readonly ink: Ink;
  readonly key: string;
  readonly defs: string[];
  readonly r: () => number;
  readonly n: (from: number, to: number) => number;
  readonly i: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly chance: (share: number) => boolean;
  readonly focus: () => number;
  readonly fade: (from: string, to: string, turned?: boolean) => string;
  readonly clip: (d: string) => string;
  readonly noise: () => (x: number) => number;
  readonly ridge: (base: number, tall: number, waves: number, rough?: number, step?: number) => Point[];
}

/** Equal arguments give equal random numbers. */
export function easel(seed: string, kind: string, w: number, h: number, ink: Ink): Easel {
  const r = random(`${kind} ${seed}`);
  const n = (from: number, to: number): number => from + (to - from) * r();
  const u = Math.min(w, h, Math.max(w, h) * 0.62);
  const wide = w / h > 2.2;
  const paint = defsOf("a" + hash(`${kind} ${seed} ${w} ${h}`).toString(36));
  return {
    w,
    h,
    u,
    wide,
    ink,
    ...paint,
    r,
    n,
    i: (from, to) => Math.floor(from + (to - from + 1) * r()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(r() * list.length)] as T,
    chance: (share) => r() < share,
    focus: () => w * (wide ? n(0.42, 0.58) : n(0.36, 0.64)),
    noise: () => valueNoise(r),
    ridge: (base, tall, waves, rough = 3, step = u / 26) => {
      const noise = valueNoise(r);
      const points: Point[] = [];
      for (let x = -step; x <= w + step * 2; x += step)
        points.push([x, base - tall * octaves(noise, x, waves / u, rough)]);
      return points;
    },
  };
}

function defsOf(key: string): Pick<Easel, "key" | "defs" | "fade" | "clip"> {
  const defs: string[] = [];
  return {
    key,
    defs,
    fade: (from, to, turned = false) => {
      const id = `${key}g${defs.length}`;
      const end = turned ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
      defs.push(
        `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      );
      return `url(#${id})`;
    },
    clip: (d) => {
      const id = `${key}c${defs.length}`;
      defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
      return `clip-path="url(#${id})"`;
    },
  };
}

function valueNoise(r: () => number): (x: number) => number {
  const values = Array.from({ length: 64 }, r);
  const value = (k: number): number => values[((k % 64) + 64) % 64] ?? 0;
  return (x) => {
    const k = Math.floor(x);
    const t = x - k;
    const s = t * t * (3 - 2 * t);
    return value(k) * (1 - s) + value(k + 1) * s;
  };
}

function octaves(noise: (x: number) => number, x: number, frequency: number, rough: number): number {
  let y = 0;
  let share = 0.62;
  for (let o = 0; o < rough; o++, share *= 0.46) y += share * noise(x * frequency * 2.2 ** o + o * 9);
  return y;
}
