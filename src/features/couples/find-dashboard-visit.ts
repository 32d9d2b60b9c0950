import type { Database } from "../../platform/database/database.ts";
import { findCoupleVisit } from "./store.ts";

export async function findDashboardVisit(db: Database, id: string) {
  return findCoupleVisit(db, id);
}
