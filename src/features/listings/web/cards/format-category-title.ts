/** Such as "Wedding Photographers in South Africa". */
export function formatCategoryTitle(name: string, place = "", where = "in"): string {
  const hasWedding = /wedding|marriage|bridal/i.test(name);
  return `${hasWedding ? name : `Wedding ${name}`} ${where} ${place || "South Africa"}`;
}
