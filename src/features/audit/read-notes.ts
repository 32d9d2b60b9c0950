import type { Database } from "../../platform/database/database.ts";
import { findDetails } from "./store.ts";

/** For emails: their job data may hold no texts. */
export async function readNotes(db: Database, entry_id: string): Promise<string | null> {
  const notes = (await findDetails(db, entry_id))?.["notes"];
  return typeof notes === "string" ? notes : null;
}
