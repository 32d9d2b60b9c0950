import type { ProfilePage } from "../../../contract/providers/page-shapes.ts";
import { missingParts } from "./missing-parts.ts";

/** What a profile only shows, and what it says of itself to search engines: it stays as the server made it [visitors-30]. */
export type ProfileTexts = { overview: ProfilePage["overview"]; structured: ProfilePage["head"]["structured"] };

/** A profile without its texts, and what of them decides what else is shown. */
export type ProfileRest = Omit<ProfilePage, "overview" | "head"> & {
  head: Omit<ProfilePage["head"], "structured">;
  /** Nothing is written on it. */
  isQuiet: boolean;
  /** What its owner is asked to add. */
  missing: readonly string[];
};

/** A page of a profile in two parts, since a browser is sent its texts once. */
export function partProfile(page: ProfilePage): { rest: ProfileRest; texts: ProfileTexts } {
  const { overview, head, ...others } = page;
  const { structured, ...named } = head;
  const isQuiet = Object.values(overview).every((part) => part.length === 0);
  const rest = { ...others, head: named, isQuiet, missing: missingParts(overview) };
  return { rest, texts: { overview, structured } };
}
