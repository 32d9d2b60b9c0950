import { easel } from "./easel.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { scenes, type ArtworkKind } from "./scenes.ts";
import { paletteFor } from "./suits.ts";

/**
 * SVG text; equal arguments give equal output. Wide pictures keep the subject in the middle fifth, so they can be
 * cropped to a card. Only shapes and gradients that browsers and librsvg draw alike.
 */
export function artwork(
  seed: string,
  kind: ArtworkKind,
  width: number,
  height: number,
  { palette }: { palette?: PaletteName } = {},
): string {
  const c = easel(seed, kind, width, height, palettes[palette ?? paletteFor(kind, seed)]);
  const body = scenes[kind](c);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${c.defs.join("")}</defs>${body}</svg>`;
}
