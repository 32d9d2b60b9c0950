/** Query parameters that are secrets [accounts-26]. */
const secrets = ["token", "invite"];

export function containsToken(query: URLSearchParams): boolean {
  return secrets.some((name) => query.has(name));
}

/** Runs first, before anything can load with the token; saves it for `client/use-initial-query.ts`. */
export const stripToken =
  "umshadoQuery=location.search;history.replaceState(history.state,'',location.pathname+location.hash);document.currentScript.remove()";
