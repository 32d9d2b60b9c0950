/** The file of `dist/production` of the router; the text that is cut, or the first of it up to another that stays; what takes its place. */
export type Cut = { file: string; from: string; until?: string; to?: string };

export const files = {
  index: "index.js",
  router: "lib/router/router.js",
  start: "lib/dom-export/hydrated-router.js",
  provider: "lib/components.js",
  hooks: "lib/hooks.js",
  links: "lib/dom/lib.js",
  document: "lib/dom/ssr/components.js",
  routes: "lib/dom/ssr/routes.js",
  fetching: "lib/dom/ssr/single-fetch.js",
} as const;

/** What a file is once its cuts are made, in their order. Throws where a text is not there, so that no cut is left out in silence. */
export function cutFile(file: string, text: string, cuts: readonly Cut[]): string {
  return cuts.filter((each) => each.file === file).reduce(makeCut, text);
}

function makeCut(text: string, { file, from, until, to = "" }: Cut): string {
  const start = text.indexOf(from);
  if (start === -1) throw new Error(`${file} of react-router doesn't have: ${from}`);
  if (until === undefined) return text.replaceAll(from, () => to);
  const end = text.indexOf(until, start + from.length);
  if (end === -1) throw new Error(`${file} of react-router doesn't have, after ${from}: ${until}`);
  return text.slice(0, start) + to + text.slice(end);
}
