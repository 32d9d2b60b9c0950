import { useMatches } from "react-router";

/** What a page module declares to the layout. */
export type PageHandle = {
  /**
   * `late`: works without scripts, which load after the first paint [visitors-29]. `none`: for visitors whose scripts
   * are missing or not loaded yet. Undefined: load at once.
   */
  scripts?: "late" | "none";
  /** Calls for signed-in visitors that the head starts (client/call/first-calls.ts). */
  firstCalls?: readonly string[];
  /** The id of its content, if `main` begins with navigation. */
  skipTo?: string;
};

export function usePageHandle(): PageHandle {
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {};
}

/** Set by the page or a layout, else `main`. */
export function useSkipTarget(): string {
  const result = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.skipTo !== undefined);
  return (result?.handle as PageHandle | undefined)?.skipTo ?? "main";
}
