import { z } from "zod";
import { badgeOrigins } from "../../contract/badges/words.ts";
import type { Word } from "./store.ts";

/** By whose word a removed badge was held, as the email that tells of the removal keeps it. */
export const keptWord = z.object({
  origin: z.enum(badgeOrigins).optional(),
  granted_at: z.string().optional(),
  granted_by: z.string().optional(),
});
type KeptWord = z.output<typeof keptWord>;

/** That word, to be kept while the removal can be undone. */
export function keepWord({ origin, granted_at, granted_by }: Word): KeptWord {
  return { origin, granted_at: granted_at.toISOString(), ...(granted_by !== null && { granted_by }) };
}

/** What such an email kept; null where it kept nothing. */
export function readWord({ origin, granted_at, granted_by }: KeptWord): Word | null {
  if (origin === undefined || granted_at === undefined) return null;
  return { origin, granted_at: new Date(granted_at), granted_by: granted_by ?? null };
}
