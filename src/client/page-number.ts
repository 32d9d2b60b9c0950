/** Which page of a list an address asks for, from 1 on: whatever is no page is the first. */
export function pageNumber(parameters: URLSearchParams, name = "page"): number {
  return Math.max(1, Math.trunc(Number(parameters.get(name))) || 1);
}
