import { availableParallelism } from "node:os";
import { pictureShapes } from "../src/features/media/rules.ts";
import { storePicture } from "../src/platform/encode-picture.ts";
import type { StoredPicture } from "../src/platform/pictures.ts";
import type { Storage } from "../src/platform/storage.ts";
import { artwork } from "./artwork/artwork.ts";
import { monogram } from "./artwork/monogram.ts";
import type { Drawing } from "./content/pictures.ts";

const logo_pixels = 400;
/** Hundreds of pictures before the first page: time counts more than the last twentieth of their bytes. */
const encoding_effort = 2;

/** A drawing, as SVG. */
export function draw(drawing: Drawing): string {
  if (drawing.as === "monogram") return monogram(drawing.seed, drawing.initials, logo_pixels);
  const { seed, kind, width, height, palette } = drawing;
  return artwork(seed, kind, width, height, palette ? { palette } : {});
}

function shapeOf(drawing: Drawing) {
  if (drawing.as === "monogram") return pictureShapes.logo;
  return drawing.width / drawing.height > 2 ? pictureShapes.banner : pictureShapes.gallery;
}

const told_every = 100;

/** Draws every picture and stores it in the widths of its use, says now and then how many are done, and answers what is stored, by the drawings' names. */
export async function storeArtwork(
  storage: Storage,
  pictures: Readonly<Record<string, Drawing>>,
  say: (line: string) => void = () => undefined,
): Promise<Map<string, StoredPicture>> {
  const all = Object.keys(pictures).length;
  const stored = new Map<string, StoredPicture>();
  // One iterator among the workers: each takes the next drawing as soon as it is done with its own.
  const waiting = Object.entries(pictures).values();
  const work = async () => {
    for (const [name, drawing] of waiting) {
      stored.set(name, await storePicture(storage, Buffer.from(draw(drawing)), shapeOf(drawing), encoding_effort));
      if (stored.size % told_every === 0 && stored.size < all) say(`${stored.size} of ${all} pictures drawn …`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return stored;
}

/** What the database keeps of stored pictures: each file once, however many drawings came out alike. */
export function fileRows(stored: Iterable<StoredPicture>) {
  const files = new Map([...stored].map((picture) => [picture.hash, picture]));
  return [...files.values()].map((picture) =>
    Object.assign({ kind: "image" as const, content_type: "image/webp" }, picture),
  );
}
