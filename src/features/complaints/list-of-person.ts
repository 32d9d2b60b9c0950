import type { ComplaintRecord } from "../../contract/privacy/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { listComplaints } from "./store.ts";

/** The complaints of an email [admin-35]. */
export async function listComplaintsOfPerson(db: Database, email: string): Promise<ComplaintRecord[]> {
  return (await listComplaints(db, email)).map(({ id, kind, name, contact, about, text, created_at }) => {
    return { id, kind, name, contact, about, text, created_at: created_at.toISOString() };
  });
}
