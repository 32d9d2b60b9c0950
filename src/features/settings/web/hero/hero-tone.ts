/** Light and dark text colours, as sRGB from 0 to 1. */
const inks = { light: [1, 1, 1], dark: [0.11, 0.078, 0.071] } as const;

/** WCAG's minimum plus a margin for the veil's soft edge. No veil where the overlay alone reaches it. */
const contrast_min = 4.8;

type Colour = readonly [number, number, number];

function readColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** WCAG relative luminance, 0 to 1. */
function luminanceOf([red, green, blue]: Colour): number {
  const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

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
  color: string;
  veil: string;
  veil_opacity: number;
};

const grey: Colour = [0.45, 0.45, 0.45];

/** The text colour and veil density for the worst picture, white or black [visitors-9]. */
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
