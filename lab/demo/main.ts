import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { demo_folder, stored_day } from "../../seed/demo-directory.ts";
import type { DemoPicture } from "../../seed/directory.ts";
import { pictures_folder } from "../../seed/store-pictures.ts";
import { formatDate } from "../../src/contract/format.ts";
import { artwork } from "../artwork/artwork.ts";
import { monogram } from "../artwork/monogram.ts";
import { makeDirectory } from "./make-directory.ts";
import type { Drawing } from "./pictures.ts";

const logo_pixels = 400;
/** Keeps all pictures under 8 MB. */
const quality = { logo: 50, banner: 36, gallery: 36, message: 36 };
const effort = 6;

function draw(drawing: Drawing): string {
  if (drawing.as === "monogram") return monogram(drawing.seed, drawing.initials, logo_pixels);
  const { seed, kind, width, height, palette } = drawing;
  return artwork(seed, kind, width, height, palette ? { palette } : {});
}

function purposeOf(name: string, drawing: Drawing): DemoPicture["use"] {
  if (drawing.as === "monogram") return "logo";
  if (name.startsWith("talk ")) return "message";
  return drawing.width / drawing.height > 2 ? "banner" : "gallery";
}

const fileOf = (name: string): string =>
  `${name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")}.webp`;

async function writePicture(name: string, drawing: Drawing): Promise<DemoPicture> {
  const use = purposeOf(name, drawing);
  const file = fileOf(name);
  const { data, info } = await sharp(Buffer.from(draw(drawing)))
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const open = () => sharp(data, { raw: { width, height, channels } });
  await writeFile(join(pictures_folder, file), await open().webp({ quality: quality[use], effort }).toBuffer());
  const tiny = await open().resize({ width: 12 }).webp({ quality: 40 }).toBuffer();
  return { file, use, width, height, placeholder: `data:image/webp;base64,${tiny.toString("base64")}` };
}

async function writePictures(drawings: Readonly<Record<string, Drawing>>): Promise<Record<string, DemoPicture>> {
  await rm(pictures_folder, { recursive: true, force: true });
  await mkdir(pictures_folder, { recursive: true });
  const pictures: Record<string, DemoPicture> = {};
  for (const [name, drawing] of Object.entries(drawings)) pictures[name] = await writePicture(name, drawing);
  const files = new Set(Object.values(pictures).map(({ file }) => file));
  if (files.size < Object.keys(pictures).length) throw new Error("two pictures have the same file");
  return pictures;
}

const months = Array.from({ length: 12 }, (_, month) => formatDate(`2026-${`${month + 1}`.padStart(2, "0")}-01`));
const writtenDate = new RegExp(
  `\\b(\\d{1,2}) (${months.map((each) => each.split(" ")[1]).join("|")}) (\\d{4})\\b`,
  "g",
);

/** Marks dates in texts, which move with the day. */
function markDates(text: string): string {
  return text.replaceAll(writtenDate, (words: string) => {
    const day = new Date(Date.parse(`${words} UTC`)).toISOString().slice(0, 10);
    if (formatDate(day) !== words) throw new Error(`not a date: ${words}`);
    return `{day ${day}}`;
  });
}

/** One row a line, for readable diffs. */
async function writeKind(kind: string, rows: readonly unknown[]): Promise<void> {
  const lines = rows.map((row) =>
    JSON.stringify(row, (key, value: unknown) =>
      key === "body" && typeof value === "string" ? markDates(value) : value,
    ),
  );
  await writeFile(join(demo_folder, `${kind}.json`), `[\n${lines.join(",\n")}\n]\n`);
}

/** `npm run demo -w lab` writes the demo's pictures and rows for the stored day. */
const { pictures: drawings, calendars: _made, ...rows } = makeDirectory(stored_day);
await rm(demo_folder, { recursive: true, force: true });
await mkdir(demo_folder, { recursive: true });
for (const [kind, some] of Object.entries(rows)) await writeKind(kind, some);
const pictures = Object.entries(await writePictures(drawings));
const lines = pictures.map(([name, picture]) => `${JSON.stringify(name)}: ${JSON.stringify(picture)}`);
await writeFile(join(demo_folder, "pictures.json"), `{\n${lines.join(",\n")}\n}\n`);
