import { hash } from "../../seed/random.ts";
import { easel } from "./easel.ts";
import { branch } from "./flowers.ts";
import { letters } from "./letters.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { TAU, at, box, f, mix, ray, ring, shape, xy, nth } from "./pen.ts";

/** Up to three letters; survives a round crop. */
export function monogram(seed: string, initials: string, size = 400): string {
  const names = Object.keys(palettes) as PaletteName[],
    ink = palettes[nth(names, hash(`logo ${seed}`) % names.length)],
    c = easel(seed, `logo ${initials}`, size, size, ink);
  const m = size / 2,
    [ground, mark] = c.pick<readonly [string, string]>([
      [ink.bloom[0], ink.pale],
      ["#1e2b5c", "#f6ead6"],
      [ink.green[1], ink.pale],
      [ink.pale, ink.bloom[0]],
      ["#fbf3e6", "#1e2b5c"],
      [mix(ink.land[3], ink.deep, 0.3), mix(ink.bloom[2], ink.pale, 0.3)],
      ["#f6efe2", ink.green[1]],
    ]);
  const soften = mix(mark, ground, 0.35),
    text = [...initials].slice(0, 3).join(""),
    frame = c.i(0, 4);
  let out = box(0, 0, size, size, ground);
  if (frame === 0)
    out +=
      shape(
        Array.from(
          { length: 48 },
          (_, i) =>
            ring(m + Math.cos((i / 48) * TAU) * m * 0.86, m + Math.sin((i / 48) * TAU) * m * 0.86, m * 0.014) + "Z",
        ).join(""),
        mark,
      ) +
      `<circle cx="${m}" cy="${m}" r="${f(m * 0.78)}" fill="none" stroke="${soften}" stroke-width="${f(m * 0.012)}"/>`;
  if (frame === 1)
    out += Array.from({ length: 2 }, (_, k) =>
      at(
        m,
        m * 1.62,
        k ? 58 : -58,
        `<g transform="scale(${k ? -1 : 1} 1)">${branch(c, m * 1.05, soften, soften, 1)}</g>`,
      ),
    ).join("");
  if (frame === 2)
    out += shape(
      Array.from({ length: 32 }, (_, i) =>
        ray(m, m, (i / 32) * TAU, m * (i % 2 ? 0.74 : 0.68), m * 0.92, m * 0.022),
      ).join(""),
      soften,
    );
  if (frame === 3)
    out +=
      `<path d="M${xy(m, m * 0.12)}L${xy(m * 1.88, m)}L${xy(m, m * 1.88)}L${xy(m * 0.12, m)}Z" fill="none" stroke="${soften}" stroke-width="${f(m * 0.016)}"/>` +
      shape(
        (
          [
            [0, -1],
            [1, 0],
            [0, 1],
            [-1, 0],
          ] as const
        )
          .map(([x, y]) =>
            Array.from({ length: 4 }, (_, i) =>
              ray(m + x * m * 0.88, m + y * m * 0.88, (i / 4) * TAU, 0, m * 0.08, m * 0.02),
            ).join(""),
          )
          .join(""),
        mark,
      );
  if (frame === 4)
    out +=
      at(
        m,
        m * 0.52,
        0,
        shape(
          Array.from({ length: 9 }, (_, i) =>
            ray(0, 0, -Math.PI * (0.08 + (0.84 * i) / 8), 0, m * 0.34, m * 0.045),
          ).join(""),
          soften,
        ),
      ) + box(m * 0.55, m * 1.5, m * 0.9, m * 0.014, soften);
  const fit =
    (text.length === 1 ? 1.02 : text.length === 2 ? 0.78 : 0.56) * (frame === 3 ? 0.84 : 1) * (frame === 4 ? 0.84 : 1);
  const glyphs = [...text.toUpperCase()].map((letter) => letters[letter]).filter((glyph) => glyph !== undefined),
    em = m * fit,
    wide = glyphs.reduce((sum, [advance]) => sum + advance, 0) - (glyphs.length - 1) * 12;
  let pen = m - (wide * em) / 2000;
  for (const [advance, d] of glyphs) {
    out += `<path transform="translate(${xy(pen, m + em * 0.35 + (frame === 4 ? m * 0.16 : 0))}) scale(${(em / 1000).toFixed(4)})" d="${d}" fill="${mark}"/>`;
    pen += ((advance - 12) * em) / 1000;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><defs>${c.defs.join("")}</defs>${out}</svg>`;
}
