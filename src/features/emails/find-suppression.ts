import type { SuppressionSource } from "../../contract/emails/words.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { mailboxOf } from "./rules.ts";
import { findSuppressed } from "./store-suppressed.ts";

export type Suppression = { since: string; source: SuppressionSource };

/** Since when an address takes no emails, and how it said so [emails-12]; null where it takes them. */
export async function findSuppression(
  { keyedHash }: Pick<Context, "keyedHash">,
  db: Database,
  email: string,
): Promise<Suppression | null> {
  const found = await findSuppressed(db, mailboxOf(keyedHash, email));
  return found && { since: found.created_at.toISOString(), source: found.source };
}
