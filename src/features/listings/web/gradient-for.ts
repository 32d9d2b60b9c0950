/** The nine fallback gradients of the palette (tokens.css), in a fixed order. */
const gradients = [
  "cederberg",
  "hogsback",
  "kalk-bay",
  "magaliesberg",
  "mapungubwe",
  "sani",
  "tankwa",
  "tsitsikamma",
  "ukhahlamba",
] as const;

/** The gradient that stands in for a missing banner, as a CSS value: chosen by the sum of the id's characters [browse-12]. */
export function gradientFor(id: string): string {
  let sum = 0;
  for (const character of id) sum += character.codePointAt(0) ?? 0;
  return `var(--gradient-${gradients[sum % gradients.length]})`;
}
