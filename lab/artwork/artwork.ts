import { easel } from "./easel.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { scenes, type ArtworkKind } from "./scenes.ts";
import { paletteFor } from "./suits.ts";

/**
 * A picture as SVG text, the same for the same arguments. The look is a print: few inks, flat layers, tapered cuts
 * instead of outlines. The subject of a wide picture keeps to its middle fifth, so that a banner may also be cropped
 * to a card. Plain shapes and gradients only: browsers and librsvg draw it alike.
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
