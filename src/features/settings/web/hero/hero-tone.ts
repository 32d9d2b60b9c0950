/** The two inks of words over the front page's picture, light and dark, as sRGB shares. */
const inks = { light: [1, 1, 1], dark: [0.11, 0.078, 0.071] } as const;

/** What WCAG asks of text of any size, and a little for the soft edge of the veil. Where the overlay alone gives it, there is none. */
const contrast_min = 4.8;

type Colour = readonly [number, number, number];

function readColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** How bright a colour is, 0 to 1 (WCAG's relative luminance). */
function luminanceOf([red, green, blue]: Colour): number {
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour laid over another. */
export function layOver(top: Colour, opacity: number, below: Colour): Colour {
  const mix = (place: 0 | 1 | 2) => top[place] * opacity + below[place] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

export function contrastOf(one: Colour, other: Colour): number {
  const [low, high] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

export type HeroTone = {
  ink: keyof typeof inks;
  /** The ink itself, as a style. */
  color: string;
  /** Of the veil behind the words: black under light ink, white under dark. */
  veil: string;
  veil_opacity: number;
};

const grey: Colour = [0.45, 0.45, 0.45];

/**
 * How words stay readable over a picture under the overlay that the admin chose [visitors-9]: in which ink, and how dense
 * the veil behind them must be where the picture is at its worst: white under light ink, black under dark.
 */
export function heroTone(overlay: { color: string; opacity: number }): HeroTone {
  const colour = readColour(overlay.color);
  const usual = layOver(colour, overlay.opacity, grey);
  const ink = contrastOf(inks.dark, usual) > contrastOf(inks.light, usual) ? "dark" : "light";
  const worst: Colour = ink === "light" ? [1, 1, 1] : [0, 0, 0];
  const veil: Colour = ink === "light" ? [0, 0, 0] : [1, 1, 1];
  const below = layOver(colour, overlay.opacity, worst);
  let hundredths = 0;
  while (contrastOf(inks[ink], layOver(veil, hundredths / 100, below)) < contrast_min) hundredths += 1;
  return {
    ink,
    color: ink === "light" ? "#fff" : "#1c1412",
    veil: ink === "light" ? "#000" : "#fff",
    veil_opacity: hundredths / 100,
  };
}
