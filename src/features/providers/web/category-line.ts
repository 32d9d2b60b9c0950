/** A category in a line of its own: "Wedding Photographers in South Africa". */
export function categoryLine(name: string): string {
  const says = /wedding|marriage|bridal/i.test(name);
  return `${says ? name : `Wedding ${name}`} in South Africa`;
}
