import { chance, type Chance } from "../../seed/chance.ts";
import type { PaletteName } from "../artwork/palettes.ts";
import type { ArtworkKind } from "../artwork/scenes.ts";
import { kinds } from "../artwork/scenes.ts";
import { kindsFor, palettesFor } from "../artwork/suits.ts";

/** Providers share the pool's pictures, in different combinations. */
export type Drawing =
  | {
      readonly as: "scene";
      readonly kind: ArtworkKind;
      readonly seed: string;
      readonly width: number;
      readonly height: number;
      readonly palette?: PaletteName;
    }
  | { readonly as: "monogram"; readonly seed: string; readonly initials: string };

/** Alternative texts. */
const shows: Readonly<Record<ArtworkKind, string>> = {
  winelands: "A white gabled house behind rows of vines, with mountains beyond",
  drakensberg: "Basalt cliffs above a green valley and a winding river",
  karoo: "A windmill and aloes on a red plain below flat-topped koppies",
  coast: "A bay with a long beach below a mountain",
  jacaranda: "A street under jacaranda trees in full flower",
  bushveld: "A large tree before the setting sun over dry grass",
  midlands: "Green rolling hills with a small white church",
  namaqualand: "A plain of spring daisies below blue hills",
  protea: "King proteas with leaves, from above",
  fynbos: "Fynbos flowers before a full sun",
  bouquet: "A bouquet of proteas, roses and greenery",
  table: "A long table laid with plates and a runner of flowers, from above",
  tent: "A stretch tent with tables and strings of lights",
  cake: "A tiered wedding cake with flowers",
  shweshwe: "Printed shweshwe cloth in a pattern of dots and stars",
  couple: "Two people, seen from behind, looking out over the land",
  gown: "Wedding dresses on stands",
  jacket: "Suit jackets on stands, with a flower in the buttonhole",
  music: "Vinyl records on a turntable before rays of colour",
  paper: "Invitations, cards and envelopes with flowers",
};

/** Mixed wide, tall and square. */
const gallerySizes = [
  [960, 640],
  [720, 960],
  [960, 540],
  [800, 800],
] as const;

const banner_size = [1920, 480] as const;

/** More where one kind is the only one of a category. */
const bannerCounts: Readonly<Record<ArtworkKind, number>> = {
  winelands: 2,
  drakensberg: 2,
  karoo: 2,
  coast: 2,
  jacaranda: 2,
  bushveld: 2,
  midlands: 2,
  namaqualand: 1,
  protea: 2,
  fynbos: 2,
  bouquet: 4,
  table: 3,
  tent: 4,
  cake: 4,
  shweshwe: 4,
  couple: 4,
  gown: 4,
  jacket: 6,
  music: 4,
  paper: 3,
};

const besides: Readonly<Record<string, readonly ArtworkKind[]>> = {
  venues: ["table", "couple", "protea", "jacaranda", "cake"],
  photographers: ["bouquet", "gown", "winelands", "karoo", "tent", "cake"],
  videographers: ["tent", "drakensberg", "winelands", "music"],
  "djs-and-mcs": ["couple", "bushveld", "table"],
  "bands-and-musicians": ["couple", "shweshwe", "jacaranda"],
  caterers: ["bouquet", "cake", "midlands", "shweshwe"],
  "cakes-and-desserts": ["table", "bouquet", "tent", "protea"],
  florists: ["table", "cake", "couple", "namaqualand"],
  "decor-and-hire": ["shweshwe", "cake", "midlands"],
  "wedding-planners": ["bouquet", "cake", "winelands", "coast"],
  "hair-and-makeup": ["couple", "gown", "fynbos"],
  "bridal-wear": ["couple", "bouquet", "shweshwe", "protea"],
  menswear: ["couple", "jacaranda", "protea", "winelands"],
  "traditional-wear": ["couple", "bushveld", "protea"],
  jewellery: ["couple", "bouquet", "fynbos"],
  transport: ["couple", "coast", "midlands"],
  "stationery-and-invitations": ["bouquet", "protea", "table"],
  "marriage-officers": ["coast", "winelands", "protea"],
  "mobile-bars": ["bushveld", "winelands", "fynbos"],
  "photo-booths": ["music", "table", "jacaranda"],
};

type PoolName = `${"gallery" | "banner"}-${ArtworkKind}-${number}`;

const poolName = (use: "gallery" | "banner", kind: ArtworkKind, number: number): PoolName => `${use}-${kind}-${number}`;

export function drawBanner(handle: string, kind: ArtworkKind): Drawing {
  const [width, height] = banner_size;
  return { as: "scene", kind, seed: handle, width, height };
}

export function picturePool(): Record<string, Drawing> {
  const pool: Record<string, Drawing> = {};
  for (const kind of kinds) {
    gallerySizes.forEach(([width, height], number) => {
      pool[poolName("gallery", kind, number)] = { as: "scene", kind, seed: `gallery ${number}`, width, height };
    });
    for (let number = 0; number < bannerCounts[kind]; number++) {
      const [width, height] = banner_size;
      pool[poolName("banner", kind, number)] = { as: "scene", kind, seed: `banner ${number}`, width, height };
    }
  }
  return pool;
}

/** Deals each fitting banner once before repeating, the category's own kinds first. */
export function bannersFor(category_slug: string): () => string {
  const { shuffle } = chance(`banners ${category_slug}`);
  const all = (list: readonly ArtworkKind[], most: number) =>
    [...new Set(list)].flatMap((kind) =>
      Array.from({ length: Math.min(most, bannerCounts[kind]) }, (_, number) => poolName("banner", kind, number)),
    );
  const suited = kindsFor(category_slug);
  const dealt = [...shuffle(all(suited, 6)), ...shuffle(all(besides[category_slug] ?? [], 2))];
  let next = 0;
  return () => dealt[next++ % dealt.length] ?? poolName("banner", "couple", 0);
}

export interface GalleryPicture {
  readonly picture: string;
  readonly alternative_text: string;
  /** The kind suits the category, so a caption about the work fits. */
  readonly is_own_work: boolean;
}

/** Different pictures, two thirds of a kind that suits the category. Throws when the pool has too few. */
export function pickGallery(category_slug: string, count: number, { shuffle, yes }: Chance): GalleryPicture[] {
  const all = (list: readonly ArtworkKind[]) =>
    shuffle([...new Set(list)].flatMap((kind) => gallerySizes.map((_, number) => ({ kind, number }))));
  const suited = kindsFor(category_slug);
  const own = all(suited);
  const other = all((besides[category_slug] ?? kinds).filter((kind) => !suited.includes(kind)));
  return Array.from({ length: count }, () => {
    const chosen = (yes(0.66) ? own.pop() : other.pop()) ?? own.pop() ?? other.pop();
    if (!chosen) throw new RangeError(`the pool has fewer than ${count} pictures for ${category_slug}`);
    return {
      picture: poolName("gallery", chosen.kind, chosen.number),
      alternative_text: shows[chosen.kind],
      is_own_work: suited.includes(chosen.kind),
    };
  });
}

/** Few palettes, so that a gallery looks like one business's. */
const lights_max = 3;

/** A business's own gallery: its kinds in turn, in few palettes, so that it looks like one business's. */
export function drawGallery(
  handle: string,
  visibleKinds: readonly ArtworkKind[],
  count: number,
): { shown: GalleryPicture; drawing: Drawing }[] {
  const { shuffle } = chance(`own gallery ${handle}`);
  const lights = new Map(visibleKinds.map((kind) => [kind, shuffle(palettesFor(kind)).slice(0, lights_max)]));
  return Array.from({ length: count }, (_, number) => {
    const kind = visibleKinds[number % visibleKinds.length] ?? "couple";
    // Each round starts with another size, so that kinds vary in shape.
    const round = Math.floor(number / visibleKinds.length);
    const [width, height] = gallerySizes[(number + round) % gallerySizes.length] ?? gallerySizes[0];
    // Moves the used palette to the end, so that the kind's next picture has another.
    const [palette, ...rest] = lights.get(kind) ?? [];
    if (palette) lights.set(kind, [...rest, palette]);
    return {
      shown: { picture: `own ${handle} ${number}`, alternative_text: shows[kind], is_own_work: true },
      drawing: { as: "scene", kind, seed: `${handle} ${number}`, width, height, ...(palette && { palette }) },
    };
  });
}

const notInitials = new Set(["the", "and", "by", "of", "op", "van", "die", "my", "se", "le", "to", "for", "with", "a"]);

/** Up to three drawable capitals: `Naidoo & Daughters` becomes `N&D`. */
export function initialsOf(business_name: string): string {
  const plain = business_name.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const words = plain
    .split(/[\s,-]+/)
    .filter((word) => /^[A-Za-z&]/.test(word) && !notInitials.has(word.toLowerCase()));
  const letters = words.map((word) => (word[0] ?? "").toUpperCase());
  const and = letters.indexOf("&");
  if (and > 0 && letters[and + 1]) return `${letters[and - 1]}&${letters[and + 1]}`;
  return (
    letters
      .filter((letter) => letter !== "&")
      .slice(0, 2)
      .join("") || "U"
  );
}
