import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { PaymentPart } from "../../contract/budget/calls.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { budgetPayment, budgetProof } from "../../schema/budget.ts";
import type { storedFile } from "../../schema/media.ts";

export type StoredPayment = {
  id: string;
  entry_id: string | null;
  booking_id: string | null;
  part: PaymentPart;
  amount_cents: number;
  paid_on: string;
  proof_name: string | null;
  proof_bytes: number | null;
  proof_kind: "image" | "video" | "document" | null;
};

/** Oldest first, without removed ones. */
export async function listPayments(db: Database, couple_id: string): Promise<StoredPayment[]> {
  return rows(
    db,
    sql`select p.id, p.entry_id, p.booking_id, p.part, p.amount_cents::float8 as amount_cents, p.paid_on::text as paid_on,
        f.name as proof_name, s.bytes::float8 as proof_bytes, s.kind as proof_kind
      from budget_payment p left join budget_proof f on f.payment_id = p.id left join stored_file s on s.hash = f.file_hash
      where p.couple_id = ${couple_id} and p.removed_at is null order by p.paid_on, p.id`,
  );
}

/** Leaves out payments removed alone or with their entry. */
export async function countPayments(db: Database, couple_id: string): Promise<number> {
  return db.$count(
    sql`budget_payment p left join budget_entry e on e.id = p.entry_id`,
    sql`p.couple_id = ${couple_id} and p.removed_at is null and e.removed_at is null`,
  );
}

export async function insertPayment(tx: Database, row: typeof budgetPayment.$inferInsert): Promise<void> {
  await tx.insert(budgetPayment).values(row);
}

type PaymentRow = typeof budgetPayment.$inferSelect;
type Change = Partial<Pick<PaymentRow, "part" | "amount_cents" | "paid_on">> & {
  updated_at: Date;
  removed_at?: Date | null;
};

/** False if not found; only a change that restores finds a removed one. */
export async function updatePayment(
  tx: Database,
  { couple_id, id }: { couple_id: string; id: string },
  change: Change,
): Promise<boolean> {
  const here = change.removed_at === null ? undefined : isNull(budgetPayment.removed_at);
  const result = await tx
    .update(budgetPayment)
    .set(change)
    .where(and(eq(budgetPayment.id, id), eq(budgetPayment.couple_id, couple_id), here))
    .returning({ id: budgetPayment.id });
  return result.length > 0;
}

export async function hasPayment(db: Database, couple_id: string, id: string): Promise<boolean> {
  const condition = and(
    eq(budgetPayment.id, id),
    eq(budgetPayment.couple_id, couple_id),
    isNull(budgetPayment.removed_at),
  );
  return (await db.$count(budgetPayment, condition)) > 0;
}

export async function purgePayments(db: Database, before: Date, rows_max: number): Promise<number> {
  const batch = batchOf(budgetPayment.id, lt(budgetPayment.removed_at, before), rows_max);
  return (await db.delete(budgetPayment).where(batch).returning({ id: budgetPayment.id })).length;
}

/** Locks the booking, so that it still exists when the payment is saved. */
export async function hasBooking(db: Database, couple_id: string, id: string): Promise<boolean> {
  const result = await rows(
    db,
    sql`select 1 from booking b join conversation c on c.id = b.conversation_id where b.id = ${id} and c.couple_id = ${couple_id}
      for key share of b`,
  );
  return result.length > 0;
}

export async function replaceProof(tx: Database, row: typeof budgetProof.$inferInsert): Promise<void> {
  await deleteProof(tx, row.payment_id);
  await tx.insert(budgetProof).values(row);
}

export async function deleteProof(tx: Database, payment_id: string): Promise<void> {
  await tx.delete(budgetProof).where(eq(budgetProof.payment_id, payment_id));
}

export async function sumProofBytes(db: Database, couple_id: string): Promise<number> {
  const [result] = await rows<{ total: number }>(
    db,
    sql`select coalesce(sum(bytes), 0)::float8 as total from stored_file where hash in (
      select f.file_hash from budget_proof f join budget_payment p on p.id = f.payment_id where p.couple_id = ${couple_id})`,
  );
  return result?.total ?? 0;
}

export type StoredProof = Pick<typeof budgetProof.$inferSelect, "name"> &
  Pick<typeof storedFile.$inferSelect, "hash" | "kind" | "content_type" | "width" | "height" | "widths" | "cut_widths">;

export async function findProof(db: Database, payment_id: string): Promise<StoredProof | null> {
  return firstRow<StoredProof>(
    db,
    sql`select f.name, s.hash, s.kind, s.content_type, s.width, s.height, s.widths, s.cut_widths
      from budget_proof f join stored_file s on s.hash = f.file_hash where f.payment_id = ${payment_id}`,
  );
}
