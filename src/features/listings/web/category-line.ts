/** A category in a line of its own: "Wedding Photographers in South Africa", or in a province. */
export function categoryLine(name: string, province = ""): string {
  const says = /wedding|marriage|bridal/i.test(name);
  return `${says ? name : `Wedding ${name}`} in ${province || "South Africa"}`;
}
