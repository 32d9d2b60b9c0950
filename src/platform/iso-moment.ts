import { sql, type SQL } from "drizzle-orm";

/** A moment as database drivers read it; null stays null. */
export function dateOf(moment: Date | string | null): Date | null {
  return moment === null ? null : new Date(moment);
}

/** A moment as text: ISO 8601, UTC. `column` names it in the query, `e.created_at` say. */
export function isoMoment(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
