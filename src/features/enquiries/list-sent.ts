import * as limits from "../../contract/limits.ts";
import { id as idShape } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { readHeld } from "./confirm-enquiry.ts";
import type { EnquiryContent } from "./rules.ts";
import { findHeldOf } from "./store-held.ts";
import { findSent, findSentRecipients, type SentRecipient } from "./store.ts";

type Asking = Pick<Context, "actor" | "db">;

/** A stored enquiry with its recipients, all or the first. */
export type Sent = Awaited<ReturnType<typeof findSent>>["found"][number] & { recipients: SentRecipient[] };

/** An enquiry that waits, with what it says. */
export type Held = Omit<Awaited<ReturnType<typeof findHeldOf>>[number], "asked"> &
  EnquiryContent & { kind: "direct" | "bulk" };

/**
 * A page of the enquiries that the couple that asks sent while signed in, newest first, each with its first recipients; of
 * all, or of those that went to one provider.
 */
export async function listSent(
  { actor, db }: Asking,
  which: { page: number; provider_id?: string | undefined },
): Promise<{ sent: Sent[]; total: number }> {
  const { found, total } = await findSent(db, requireCouple(actor).couple_id, which);
  return { sent: await withRecipients(db, found, limits.sent_recipients_shown_max), total };
}

/** What it wrote that waits for a press on the mailed link, newest first [enquiries-32]. */
export async function listHeld({ actor, db, clock }: Asking & Pick<Context, "clock">): Promise<Held[]> {
  return (await findHeldOf(db, requireCouple(actor).couple_id, clock())).map(({ asked, ...row }) => {
    const { content, provider_id } = readHeld(asked);
    return { ...row, ...content, kind: provider_id === undefined ? "bulk" : "direct" };
  });
}

/** One of them with every recipient. Refuses what isn't the couple's. */
export async function readSent({ actor, db }: Asking, id: string): Promise<Sent> {
  const isId = idShape.safeParse(id).success;
  const { found } = isId ? await findSent(db, requireCouple(actor).couple_id, { id }) : { found: [] };
  const [sent] = await withRecipients(db, found, null);
  return sent ?? refuse("enquiry_not_found");
}

/** Stored enquiries with so many of their recipients each, or all. */
export async function withRecipients(db: Context["db"], found: Omit<Sent, "recipients">[], each_max: number | null) {
  const ids = found.map(({ id }) => id);
  const recipients = Map.groupBy(await findSentRecipients(db, ids, each_max), ({ enquiry_id }) => enquiry_id);
  return found.map((each): Sent => ({ ...each, recipients: recipients.get(each.id) ?? [] }));
}
