import { createRequire } from "node:module";
import sharp, { type OverlayOptions } from "sharp";

/** The size that social networks expect, in pixels. */
const cardSize = { width: 1200, height: 630 } as const;

const require = createRequire(import.meta.url);
const faces = {
  plain: ["Noto Sans", require.resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf")],
  bold: ["Noto Sans Bold", require.resolve("@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf")],
} as const;

/** The light palette of src/ui/tokens.css. */
const colours = { ground: "#fbf8f3", mark: "#a93158", ink: "#2a2321", soft: "#5d514b" } as const;

const margin = 90;
const column = cardSize.width - 2 * margin;
const title_sizes = [84, 72, 60, 50, 42];
const title_height_max = 300;
/** In the widest letters at the smallest size; `line` and `site` have one line each. */
const length_max = { title: 110, line: 90, site: 40 } as const;

type Text = { text: string; face: keyof typeof faces; size: number; colour: string };

/** As PNG, with a bundled font, so that it looks the same on every machine. */
export async function drawCard({ title, line, site }: CardText): Promise<Uint8Array> {
  const heading = await fitTitle(shorten(title, length_max.title));
  const [below, whose] = await Promise.all([
    write({ text: shorten(line, length_max.line), face: "plain", size: 36, colour: colours.soft }),
    write({ text: shorten(site, length_max.site), face: "bold", size: 34, colour: colours.mark }),
  ]);
  const top = 100;
  const stripe = { create: { width: cardSize.width, height: 20, channels: 3, background: colours.mark } } as const;
  const layers: OverlayOptions[] = [
    { input: stripe, left: 0, top: 0 },
    { input: heading.data, left: margin, top },
    { input: below.data, left: margin, top: top + heading.height + 44 },
    { input: whose.data, left: margin, top: cardSize.height - 60 - whose.height },
  ];
  return sharp({ create: { ...cardSize, channels: 3, background: colours.ground } })
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

async function fitTitle(text: string) {
  for (const size of title_sizes) {
    const drawn = await write({ text, face: "bold", size, colour: colours.ink });
    if (drawn.height <= title_height_max || size === title_sizes.at(-1)) return drawn;
  }
  throw new Error("a title has a smallest size");
}

const nothing = sharp({ create: { width: 1, height: 1, channels: 3, background: colours.ground } }).png();

async function write({ text, face, size, colour }: Text) {
  const [font, fontfile] = faces[face];
  if (text === "") return { data: await nothing.toBuffer(), height: 1 };
  const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
  const { data, info } = await sharp({
    text: { text: markup, font: `${font} ${size}`, fontfile, width: column, rgba: true, dpi: 72, wrap: "word-char" },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/** On one line, without characters that the font lacks, such as emoji. */
function shorten(text: string, most: number): string {
  const drawn = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Extended_Pictographic}\ufe0f\ufffd]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const letters = Array.from(drawn);
  return letters.length <= most
    ? drawn
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trim()}…`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

export type CardText = { title: string; line: string; site: string };
