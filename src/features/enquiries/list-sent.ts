import * as limits from "../../contract/limits.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { MemberNamed } from "../../contract/weddings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { nameMembers } from "../weddings/name-members.ts";
import type { EnquiryContent } from "./rules.ts";
import { findSent, findSentRecipients, type SentRecipient } from "./store.ts";
import { parsePendingEnquiry } from "./waiting/confirm-enquiry.ts";
import { listPendingByCouple } from "./waiting/store-pending.ts";

type ReadContext = Pick<Context, "actor" | "db">;

export type SentWithRecipients = Omit<SentRow, "by_account_id"> & { by: MemberNamed; recipients: SentRecipient[] };
type SentRow = Awaited<ReturnType<typeof findSent>>["result"][number];

export type PendingEnquiry = Omit<Awaited<ReturnType<typeof listPendingByCouple>>[number], "input"> &
  EnquiryContent & { kind: "direct" | "bulk" };

/** Newest first, with the first recipients; optionally of one provider. */
export async function listSentEnquiries(
  { actor, db }: ReadContext,
  which: { page: number; provider_id?: string | undefined },
): Promise<{ sent: SentWithRecipients[]; total: number }> {
  const { couple_id } = requireCouple(actor);
  const { result, total } = await findSent(db, couple_id, which);
  const named = await withNames(db, couple_id, result);
  return { sent: await withRecipients(db, named, limits.sent_recipients_visible_max), total };
}

/** The couple's pending enquiries, newest first [enquiries-32]. */
export async function listPendingEnquiries({
  actor,
  db,
  clock,
}: ReadContext & Pick<Context, "clock">): Promise<PendingEnquiry[]> {
  return (await listPendingByCouple(db, requireCouple(actor).couple_id, clock())).map(({ input, ...row }) => {
    const { content, provider_id } = parsePendingEnquiry(input);
    return { ...row, ...content, kind: provider_id === undefined ? "bulk" : "direct" };
  });
}

/** With every recipient. Refuses another couple's enquiry. */
export async function readSentEnquiry({ actor, db }: ReadContext, id: string): Promise<SentWithRecipients> {
  const { couple_id } = requireCouple(actor);
  const isId = isUuid(id);
  const { result } = isId ? await findSent(db, couple_id, { id }) : { result: [] };
  const [sent] = await withRecipients(db, await withNames(db, couple_id, result), null);
  return sent ?? refuse("enquiry_not_found");
}

/** The sending member's name is visible to all [weddings-11]. */
async function withNames(db: Context["db"], couple_id: string, result: readonly SentRow[]) {
  const names = await nameMembers(db, couple_id);
  return result.map(({ by_account_id, ...row }) => {
    const name = names.get(by_account_id ?? "");
    return { ...row, by: by_account_id !== null && name !== undefined ? { id: by_account_id, name } : null };
  });
}

/** Null for all recipients. */
export async function withRecipients(
  db: Context["db"],
  result: Omit<SentWithRecipients, "recipients">[],
  each_max: number | null,
) {
  const ids = result.map(({ id }) => id);
  const recipients = Map.groupBy(await findSentRecipients(db, ids, each_max), ({ enquiry_id }) => enquiry_id);
  return result.map((each): SentWithRecipients => ({ ...each, recipients: recipients.get(each.id) ?? [] }));
}
