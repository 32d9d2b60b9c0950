import type { Database } from "../../platform/database/database.ts";
import { findVisit } from "./store.ts";

export async function findDashboardVisit(db: Database, id: string) {
  return findVisit(db, id);
}
