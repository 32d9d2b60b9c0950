import type { Easel } from "./easel.ts";
import { bouquet } from "./scenes/bouquet.ts";
import { bushveld } from "./scenes/bushveld.ts";
import { cake } from "./scenes/cake.ts";
import { coast } from "./scenes/coast.ts";
import { couple } from "./scenes/couple.ts";
import { drakensberg } from "./scenes/drakensberg.ts";
import { fynbos } from "./scenes/fynbos.ts";
import { gown } from "./scenes/gown.ts";
import { jacaranda } from "./scenes/jacaranda.ts";
import { jacket } from "./scenes/jacket.ts";
import { karoo } from "./scenes/karoo.ts";
import { midlands } from "./scenes/midlands.ts";
import { music } from "./scenes/music.ts";
import { namaqualand } from "./scenes/namaqualand.ts";
import { paper } from "./scenes/paper.ts";
import { protea } from "./scenes/protea.ts";
import { shweshwe } from "./scenes/shweshwe.ts";
import { table } from "./scenes/table.ts";
import { tent } from "./scenes/tent.ts";
import { winelands } from "./scenes/winelands.ts";

export const scenes = {
  winelands,
  drakensberg,
  karoo,
  coast,
  jacaranda,
  bushveld,
  midlands,
  namaqualand,
  protea,
  fynbos,
  bouquet,
  table,
  tent,
  cake,
  shweshwe,
  couple,
  gown,
  jacket,
  music,
  paper,
} as const satisfies Record<string, (c: Easel) => string>;

export type ArtworkKind = keyof typeof scenes;

export const kinds = Object.keys(scenes) as ArtworkKind[];
