import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";
import { isoMoment } from "./iso-moment.ts";

type FoundJob = { id: string; name: string; state: string; created_at: string };

const naming = (email: string) =>
  sql`(lower(data ->> 'email') = lower(${email}) or position(lower(${email}) in lower(output::text)) > 0)`;

/** The work in the queue that names an email, done or not, newest first. */
export async function listJobsNaming(db: Database, email: string): Promise<FoundJob[]> {
  return rows(
    db,
    sql`select id, name, state::text as state, ${isoMoment("created_on")} as created_at from jobs.job
      where ${naming(email)} order by created_on desc, id`,
  );
}

/** Takes work away that names an email, done or not; what only failed with it loses what it said. Answers how much there was. */
export async function eraseJobsNaming(tx: Database, email: string): Promise<number> {
  const about = sql`lower(data ->> 'email') = lower(${email})`;
  const gone = await rows(tx, sql`delete from jobs.job where ${about} returning id`);
  const cleared = await rows(tx, sql`update jobs.job set output = null where ${naming(email)} returning id`);
  return gone.length + cleared.length;
}
