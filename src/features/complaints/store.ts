import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { complaint } from "../../schema/complaints.ts";

type ComplaintRow = typeof complaint.$inferSelect;

export async function insertComplaint(tx: Database, row: ComplaintRow): Promise<void> {
  await tx.insert(complaint).values(row);
}

export async function findComplaint(db: Database, id: string): Promise<ComplaintRow | null> {
  const [result] = await db.select().from(complaint).where(eq(complaint.id, id));
  return result ?? null;
}

const ofEmail = (email: string) => sql`lower(${complaint.email}) = lower(${email})`;

export async function listComplaints(db: Database, email: string): Promise<ComplaintRow[]> {
  return db.select().from(complaint).where(ofEmail(email)).orderBy(complaint.created_at, complaint.id);
}

export async function removeComplaints(tx: Database, email: string): Promise<string[]> {
  const deleted = await tx.delete(complaint).where(ofEmail(email)).returning({ id: complaint.id });
  return deleted.map(({ id }) => id);
}

export async function removeComplaintsBefore(tx: Database, before: Date, rows_max: number): Promise<string[]> {
  const batch = batchOf(complaint.id, lt(complaint.created_at, before), rows_max);
  const deleted = await tx.delete(complaint).where(batch).returning({ id: complaint.id });
  return deleted.map(({ id }) => id);
}
