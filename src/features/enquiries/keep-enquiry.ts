import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import type { EnquiryContent } from "./rules.ts";
import { findByKey, insertEnquiry } from "./store.ts";

/** An enquiry that is to be stored. */
type Kept = {
  kind: "direct" | "bulk";
  content: EnquiryContent;
  categories?: { selected_category_ids: number[]; excluded_category_ids: number[] };
};

/** By what a repeat is known, and what it is answered: what was stored the first time, told again. */
type Once<Outcome> = {
  key: string | undefined;
  fingerprint: string;
  recall: (db: Database, id: string) => Promise<Outcome>;
};

/** What was stored under the key; null when the key is new. Refuses a key that was used for other content. */
export async function recallEnquiry<Outcome>(
  db: Database,
  { key, fingerprint, recall }: Once<Outcome>,
): Promise<Outcome | null> {
  const earlier = key === undefined ? null : await findByKey(db, key);
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint) refuse("idempotency_mismatch");
  return recall(db, earlier.id);
}

/**
 * Stores an enquiry and has it completed in the same transaction, so that nothing is kept when that refuses. The same key
 * with the same content is stored once, also when both arrive at once. It belongs to the couple whose session asks; one
 * that is deleted in that moment is refused as nobody.
 */
export async function keepEnquiry<Outcome>(
  ctx: Context,
  { kind, content, categories }: Kept,
  once: Once<Outcome>,
  complete: (tx: Database, id: string) => Promise<Outcome>,
): Promise<Outcome> {
  const couple_id = ctx.actor.kind === "couple" ? ctx.actor.id : null;
  const { key: idempotency_key = null, fingerprint } = once;
  return ctx.db.transaction(async (tx) => {
    if (couple_id !== null) await lockCouple(tx, couple_id);
    const id = newId();
    const row = { ...content, ...categories, id, kind, couple_id, idempotency_key, fingerprint };
    const isNew = await insertEnquiry(tx, { ...row, created_at: ctx.clock() });
    if (!isNew) return (await recallEnquiry(tx, once)) ?? refuse("conflict");
    return complete(tx, id);
  });
}
