import { useMatches } from "react-router";

/** What a page's module says of itself to what stands around every page. */
export type PageHandle = {
  /**
   * `late`: all of the page is there and usable before its scripts, so that they come after its first paint [visitors-29]. `none`: it
   * is for whoever has none, or not yet. At once where it doesn't say.
   */
  scripts?: "late" | "none";
  /** What it asks at once for who is signed in (client/first-calls.ts): the head begins these calls. */
  firstCalls?: readonly string[];
  /** The id of its content, where navigation of its own stands before that in `main`. */
  skipTo?: string;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}

/** Where the skip link leads: what a page or a layout around it says, else `main`. */
export function useSkipTarget(): string {
  const found = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.skipTo !== undefined);
  return (found?.handle as PageHandle | undefined)?.skipTo ?? "main";
}
