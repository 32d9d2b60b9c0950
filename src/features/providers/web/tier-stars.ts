/** More would break a card's line. */
const stars_max = 5;

/** The number after the name is the number of stars, default one [trust-5]. Accepts `Diamond 2+`. */
export function tierStars(tier: string): { name: string; stars: number } {
  const text = tier.trim();
  const [, name, number] = /^(.*\S)\s+(\d+)\s*\+?$/.exec(text) ?? [];
  if (name === undefined || number === undefined) return { name: text, stars: 1 };
  return { name, stars: Math.min(Math.max(Number(number), 1), stars_max) };
}
