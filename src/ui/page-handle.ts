import { useMatches } from "react-router";

/**
 * What a page's module says of its scripts. `late`: all of the page is there and usable before them, so that they come after
 * its first paint [visitors-29]. `none`: it is for whoever has none, or not yet.
 */
export type PageHandle = { scripts: "late" | "none" };

/** When the page wants its scripts; at once where it doesn't say. */
export function useScriptStart(): PageHandle["scripts"] | undefined {
  return (useMatches().at(-1)?.handle as PageHandle | undefined)?.scripts;
}
