/** What of an address is for whoever opened it alone [accounts-26]. */
const secrets = ["token", "invite"];

export function holdsToken(query: URLSearchParams): boolean {
  return secrets.some((name) => query.has(name));
}

/**
 * Stands first in a page whose address holds a token: takes the query out of the address, before anything is loaded that could
 * see it there, and keeps it for the page (`client/take-query.ts`).
 */
export const stripToken =
  "umshadoQuery=location.search;history.replaceState(history.state,'',location.pathname+location.hash);document.currentScript.remove()";
