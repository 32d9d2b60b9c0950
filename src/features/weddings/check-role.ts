import type { Database } from "../../platform/database.ts";
import { findMembership } from "./store.ts";

/** Whether an account may change a wedding: its owner and its editors [weddings-3]. */
export async function mayChangeWedding(db: Database, account_id: string, couple_id: string): Promise<boolean> {
  if (account_id === couple_id) return true;
  const membership = await findMembership(db, account_id);
  return membership?.couple_id === couple_id && membership.role === "editor";
}

/** Whether an account works in a wedding: the one that it joined, else its own [weddings-2]. */
export async function worksIn(db: Database, { id, couple_id }: { id: string; couple_id: string }): Promise<boolean> {
  const membership = await findMembership(db, id);
  return (membership?.couple_id ?? id) === couple_id;
}
