import type { Database } from "../../platform/database.ts";
import { findDetails } from "./store.ts";

/** What an admin noted with an act, by its entry: emails read it there, because no email's data holds texts. */
export async function readNotes(db: Database, entry_id: string): Promise<string | null> {
  const notes = (await findDetails(db, entry_id))?.["notes"];
  return typeof notes === "string" ? notes : null;
}
