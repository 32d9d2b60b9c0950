/** From 1; anything invalid is 1. */
export function pageNumber(parameters: URLSearchParams, name = "page"): number {
  return Math.max(1, Math.trunc(Number(parameters.get(name))) || 1);
}
