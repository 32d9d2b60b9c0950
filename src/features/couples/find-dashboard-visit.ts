import type { Database } from "../../platform/database.ts";
import { findVisit } from "./store.ts";

/** When a couple was last at its dashboard, and when in the visit before: what is kept of its visits. */
export async function findDashboardVisit(db: Database, id: string) {
  return findVisit(db, id);
}
