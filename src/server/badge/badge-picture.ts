import { normaliseLine } from "../../contract/plain-text.ts";
import { badgeSize, escapeHtml, type BadgeTheme } from "../../features/providers/web/get-badge-label.ts";

type BadgeText = {
  label: string;
  site_name: string;
  title: string;
};

/** Copied from src/ui/tokens.css, which is not available on other websites. */
const colours = {
  light: { card: "#fffdfa", edge: "#e8dccb", mark: "#a93158", soft: "#5d514b", ink: "#2a2321" },
  dark: { card: "#251f1c", edge: "#3d342f", mark: "#f091ac", soft: "#cfc2b6", ink: "#f5ede3" },
} as const;

/** The mark of src/ui/data/rosette.tsx, 24 by 24. */
const rosette =
  "M12 1.2q2.7 4.9 0 9.3-2.7-4.4 0-9.3m0 21.6q2.7-4.9 0-9.3-2.7 4.4 0 9.3M1.2 12q4.9-2.7 9.3 0-4.4 2.7-9.3 0m21.6 0q-4.9-2.7-9.3 0 4.4 2.7 9.3 0M4.4 4.4q5.3 1.5 6.5 6.5-5-1.2-6.5-6.5m15.2 15.2q-5.3-1.5-6.5-6.5 5 1.2 6.5 6.5m0-15.2q-5.3 1.5-6.5 6.5 5-1.2 6.5-6.5M4.4 19.6q5.3-1.5 6.5-6.5-5 1.2-6.5 6.5";

/** An SVG image can't load our fonts, and a default serif would often be Times. */
const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const text_x = 62;
const text_width = badgeSize.width - text_x - 12;
const name_size = { most: 24, least: 12 };

/** Without scripts, fonts or requests. Long names are set smaller, then shortened. */
export function badgePicture({ label, site_name, title }: BadgeText, theme: BadgeTheme): string {
  const { width, height } = badgeSize;
  const { card, edge, mark, soft, ink } = colours[theme];
  const { text, size } = fit(normaliseLine(site_name));
  const name_y = 36 + (name_size.most + size) / 4;
  const place = `x="${text_x}" y="0" width="${text_width}" height="${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeHtml(normaliseLine(title))}</title>`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="9.5" fill="${card}" stroke="${edge}"/>`,
    `<path transform="translate(15 15) scale(1.4167)" fill="${mark}" d="${rosette}"/>`,
    `<svg ${place} overflow="hidden">`,
    `<text x="0" y="23" font-family="${sans}" font-size="12" font-weight="500" letter-spacing=".3" fill="${soft}">${escapeHtml(label)}</text>`,
    `<text x="0" y="${name_y.toFixed(1)}" font-family="${sans}" font-size="${size}" font-weight="650" letter-spacing="-.2" fill="${ink}">${escapeHtml(text)}</text>`,
    `</svg></svg>`,
  ].join("");
}

/** An invisible pixel. An error or empty answer would show a broken image on another website. */
export const noBadge = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`;

function fit(text: string): { text: string; size: number } {
  const size = Math.floor(text_width / lengthOf(text));
  if (size >= name_size.least) return { text, size: Math.min(size, name_size.most) };
  let shortened = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (lengthOf(`${shortened}${segment}…`) * name_size.least > text_width) break;
    shortened += segment;
  }
  return { text: `${shortened.trimEnd()}…`, size: name_size.least };
}

/** Estimated width in the usual bold sans fonts, in ems; rather too long. */
function lengthOf(text: string): number {
  let length = 0;
  for (const character of text) length += widths.find(([which]) => which.test(character))?.[1] ?? 1;
  return Math.max(length, 1);
}

const widths: [RegExp, number][] = [
  [/[ijlftrI.,:;'!|() -]/, 0.36],
  [/[mw]/, 0.92],
  [/[a-z0-9]/, 0.59],
  [/[A-LN-VX-Z]/, 0.74],
];
