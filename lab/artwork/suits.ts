import { hash } from "../../seed/random.ts";
import { palettes, type PaletteName } from "./palettes.ts";
import { nth } from "./pen.ts";
import { kinds, type ArtworkKind } from "./scenes.ts";

const flowering: readonly PaletteName[] = ["dawn", "noon", "gold", "mist", "berg", "veld", "rose", "indigo"];

/** Kinds whose subject needs certain palettes; the others take any but night. */
const suited: Partial<Record<ArtworkKind, readonly PaletteName[]>> = {
  protea: flowering,
  fynbos: flowering,
  bouquet: flowering,
  winelands: ["gold", "dawn", "noon", "veld", "rose", "berg"],
  drakensberg: ["berg", "noon", "dawn", "mist", "gold", "indigo"],
  karoo: ["terra", "gold", "dusk", "dawn", "veld", "rose"],
  coast: ["noon", "dawn", "indigo", "gold", "dusk", "mist", "rose"],
  jacaranda: ["dawn", "noon", "rose", "veld", "mist", "gold"],
  bushveld: ["gold", "dusk", "terra", "dawn", "rose", "veld"],
  midlands: ["mist", "noon", "veld", "berg", "dawn", "gold"],
  namaqualand: ["noon", "berg", "veld", "mist", "indigo"],
  tent: ["dusk", "night", "gold", "rose", "dawn", "indigo"],
  couple: ["dawn", "gold", "mist", "berg", "rose", "dusk", "noon"],
  music: ["night", "dusk", "terra", "gold", "indigo", "rose"],
};

const anyPalette = (Object.keys(palettes) as PaletteName[]).filter((name) => name !== "night");

const byCategory: Readonly<Record<string, readonly ArtworkKind[]>> = {
  venues: ["winelands", "drakensberg", "midlands", "coast", "bushveld", "karoo", "tent"],
  photographers: ["couple", "coast", "jacaranda", "couple", "drakensberg", "namaqualand"],
  videographers: ["couple", "bushveld", "karoo", "coast"],
  "djs-and-mcs": ["music", "tent"],
  "bands-and-musicians": ["music", "tent", "bushveld"],
  caterers: ["table", "tent"],
  "cakes-and-desserts": ["cake"],
  florists: ["bouquet", "protea", "fynbos"],
  "decor-and-hire": ["table", "tent", "bouquet"],
  "wedding-planners": ["table", "couple", "tent", "paper"],
  "hair-and-makeup": ["bouquet", "protea", "shweshwe"],
  "bridal-wear": ["gown"],
  menswear: ["jacket"],
  "traditional-wear": ["shweshwe", "gown"],
  jewellery: ["shweshwe", "protea"],
  transport: ["jacaranda", "karoo", "winelands"],
  "stationery-and-invitations": ["paper", "shweshwe"],
  "marriage-officers": ["couple", "midlands"],
  "mobile-bars": ["tent", "table"],
  "photo-booths": ["couple", "tent", "shweshwe"],
};

export const palettesFor = (kind: ArtworkKind): readonly PaletteName[] => suited[kind] ?? anyPalette;

export function paletteFor(kind: ArtworkKind, seed: string): PaletteName {
  const fitting = palettesFor(kind);
  return nth(fitting, hash(`ink ${seed}`) % fitting.length);
}

/** In no order; every kind for an unknown category. */
export const kindsFor = (categorySlug: string): readonly ArtworkKind[] => byCategory[categorySlug] ?? kinds;
