/** Such as "Wedding Photographers in South Africa". */
export function formatCategoryTitle(name: string, place = "", where = "in"): string {
  const says = /wedding|marriage|bridal/i.test(name);
  return `${says ? name : `Wedding ${name}`} ${where} ${place || "South Africa"}`;
}
