import type { Database } from "../../../platform/database/database.ts";
import type { Side } from "../rules.ts";
import type { Result } from "../store.ts";
import { findParticipantEmail, findLastWriter } from "./store-addresses.ts";

export type Mailed = {
  recipient: string;
  subject_id: string;
  member?: { account_id: string; couple_id: string };
};

/** The side first, then the editor who wrote last [weddings-14]. */
export async function listMailed(
  tx: Database,
  { id, couple_id }: Pick<Result, "id" | "couple_id">,
  side: Side,
): Promise<Mailed[]> {
  const recipient = await findParticipantEmail(tx, { id }, side);
  if (recipient === null) return [];
  const participant = { recipient, subject_id: id };
  const writer = side === "couple" && couple_id !== null ? await findLastWriter(tx, { id }) : null;
  if (writer === null || couple_id === null) return [participant];
  const { account_id, email } = writer;
  return [participant, { recipient: email, subject_id: account_id, member: { account_id, couple_id } }];
}
