import type { Database } from "../../platform/database/database.ts";
import type { Email } from "./define-email.ts";
import { giveUp, removeAbout, removeCorrespondence, removeTo } from "./store-records.ts";

/** Removes sent and queued emails; answers their ids. */
export async function removeEmails(
  tx: Database,
  subject_ids: readonly string[],
  kinds?: readonly Email[],
): Promise<string[]> {
  if (kinds === undefined) return removeAbout(tx, subject_ids);
  return removeCorrespondence(tx, { templates: kinds.map(({ name }) => name), subject_ids });
}

/** Of every kind, also those of later features. */
export async function removeEmailsTo(
  tx: Database,
  recipients: readonly string[],
  subject_ids: readonly string[],
): Promise<string[]> {
  return removeTo(tx, { subject_ids, recipients });
}

export async function giveUpEmails(
  tx: Database,
  { name }: Email,
  subject_ids: readonly string[],
  reason: string,
): Promise<void> {
  await giveUp(tx, { templates: [name], subject_ids }, reason);
}
