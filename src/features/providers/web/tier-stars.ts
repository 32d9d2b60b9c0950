/** More stars than this say nothing more and would break a card's line. */
const stars_max = 5;

/**
 * Reads a trust tier: the number after the name is its number of stars, a tier without one has one star [trust-5].
 * Takes any text of that form, `Diamond 2+` too; what it can't read it keeps as the name.
 */
export function tierStars(tier: string): { name: string; stars: number } {
  const text = tier.trim();
  const [, name, number] = /^(.*\S)\s+(\d+)\s*\+?$/.exec(text) ?? [];
  if (name === undefined || number === undefined) return { name: text, stars: 1 };
  return { name, stars: Math.min(Math.max(Number(number), 1), stars_max) };
}
