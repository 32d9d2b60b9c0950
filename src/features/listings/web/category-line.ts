/** A category in a line of its own: "Wedding Photographers in South Africa", in a province or near a place. */
export function categoryLine(name: string, place = "", where = "in"): string {
  const says = /wedding|marriage|bridal/i.test(name);
  return `${says ? name : `Wedding ${name}`} ${where} ${place || "South Africa"}`;
}
