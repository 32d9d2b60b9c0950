import { proofs_bytes_max } from "../../contract/budget/calls.ts";
import type { Budget } from "../../contract/budget/schema.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Upload } from "../../platform/http/receive-files.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireCouple } from "../couples/rules.ts";
import { answerPrivate } from "../media/answer-private.ts";
import { retainFile } from "../media/retain-file.ts";
import { savePrivate } from "../media/save-private.ts";
import { changeBudget } from "./change-budget.ts";
import { proofLimit } from "./rules.ts";
import { findProof, hasPayment, deleteProof, replaceProof, sumProofBytes } from "./store-payments.ts";

/**
 * Replaces the earlier proof; pictures are re-encoded [budget-7]. Refuses other types, others' payments, over-quota
 * files (`proofs_full`) and too many an hour.
 */
export async function addProof(ctx: Context, id: string, { files, signal }: Upload): Promise<{ budget: Budget }> {
  const { couple_id } = requireCouple(ctx.actor);
  await assertPayment(ctx.db, couple_id, id);
  const [file] = files;
  if (!file) refuse("file_missing", { fields: { file: "Send the proof in a field named file." } });
  await ctx.db.transaction((tx) => countTry(ctx, tx, [proofLimit(couple_id)]));
  const file_hash = await savePrivate(ctx, file, { scope: `budget ${couple_id}`, signal });
  return changeBudget(ctx, async (tx) => {
    await assertPayment(tx, couple_id, id);
    if (!(await retainFile(tx, file_hash))) refuse("conflict");
    await replaceProof(tx, { payment_id: id, name: file.name, file_hash, created_at: ctx.clock() });
    if ((await sumProofBytes(tx, couple_id)) > proofs_bytes_max) refuse("proofs_full");
    return {};
  });
}

export async function readProof(ctx: Context, id: string): Promise<Response> {
  await assertPayment(ctx.db, requireCouple(ctx.actor).couple_id, id);
  return answerPrivate(ctx, (await findProof(ctx.db, id)) ?? refuse("file_not_found"));
}

/** Idempotent. */
export async function removeProof(ctx: Context, id: string): Promise<{ budget: Budget }> {
  return changeBudget(ctx, async (tx, couple_id) => {
    await assertPayment(tx, couple_id, id);
    await deleteProof(tx, id);
    return {};
  });
}

async function assertPayment(db: Database, couple_id: string, id: string): Promise<void> {
  if (!isUuid(id) || !(await hasPayment(db, couple_id, id))) refuse("payment_not_found");
}
