import type { Database } from "../../platform/database/database.ts";
import { findMembership } from "./store.ts";

/** Owner and editors only [weddings-3]. */
export async function mayChangeWedding(db: Database, account_id: string, couple_id: string): Promise<boolean> {
  if (account_id === couple_id) return true;
  const membership = await findMembership(db, account_id);
  return membership?.couple_id === couple_id && membership.role === "editor";
}

/** An account works in the wedding that it joined, else in its own [weddings-2]. */
export async function worksIn(db: Database, { id, couple_id }: { id: string; couple_id: string }): Promise<boolean> {
  const membership = await findMembership(db, id);
  return (membership?.couple_id ?? id) === couple_id;
}
