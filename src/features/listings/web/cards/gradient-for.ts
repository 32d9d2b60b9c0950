/** Fixed order, because ids select by index; defined in tokens.css. */
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

/** Replaces a missing banner; chosen by the id's characters [browse-12]. */
export function gradientFor(id: string): string {
  let sum = 0;
  for (const character of id) sum += character.codePointAt(0) ?? 0;
  return `var(--gradient-${gradients[sum % gradients.length]})`;
}
