import { badgeOrigins } from "../../contract/choices.ts";
import type { EmailData } from "../emails/queue-email.ts";
import type { Word } from "./store.ts";

/** By whose word a removed badge was held, as the email that tells of the removal keeps it while the removal can be undone. */
export function keepWord({ origin, granted_at, granted_by }: Word): EmailData {
  return { origin, granted_at: granted_at.toISOString(), ...(granted_by !== null && { granted_by }) };
}

/** What such an email kept; null where it kept nothing. */
export function readWord({
  origin,
  granted_at,
  granted_by = null,
}: EmailData & { granted_by?: string | null }): Word | null {
  const known = badgeOrigins.find((each) => each === origin);
  return known && granted_at !== undefined ? { origin: known, granted_at: new Date(granted_at), granted_by } : null;
}
