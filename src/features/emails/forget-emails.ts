import type { Database } from "../../platform/database.ts";
import type { Email } from "./define-email.ts";
import { giveUp, removeAbout, removeCorrespondence } from "./store-records.ts";

/** Takes the emails about some subjects away, sent or waiting: all, or those of some kinds. Answers their ids. */
export async function removeEmails(
  tx: Database,
  subject_ids: readonly string[],
  kinds?: readonly Email[],
): Promise<string[]> {
  if (kinds === undefined) return removeAbout(tx, subject_ids);
  return removeCorrespondence(tx, { templates: kinds.map(({ name }) => name), subject_ids });
}

/**
 * Forgets to whom emails of a kind about some subjects went; of those stays what became of them. One that still waited
 * never arrives, for a reason, and can't be tried again.
 */
export async function giveUpEmails(
  tx: Database,
  { name }: Email,
  subject_ids: readonly string[],
  reason: string,
): Promise<void> {
  await giveUp(tx, { templates: [name], subject_ids }, reason);
}
