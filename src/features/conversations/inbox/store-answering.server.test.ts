import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { rows } from "../../../platform/database/database.ts";
import { unreminded } from "./store-answering.ts";

const app = await startTestApp();

test("waiting couples are found by an index, without reading every conversation", async () => {
  const plan = await app.runtime.database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table conversation disable trigger conversation_notified`);
    await tx.execute(sql`with new_enquiry as (insert into enquiry (id, kind, couple_name, couple_email, created_at)
        select gen_random_uuid(), 'direct', 'Naledi', 'naledi@couples.test', '2026-06-01'::timestamptz - n * interval '6 hours' from generate_series(1, 4000) n
        returning id)
      insert into enquiry_recipient (id, enquiry_id, provider_name) select gen_random_uuid(), id, 'Gone' from new_enquiry`);
    await tx.execute(
      sql`update conversation set nudged_at = opened_at + interval '25 hours' where opened_at < '2026-05-20'`,
    );
    await tx.execute(sql`alter table conversation enable trigger conversation_notified`);
    await tx.execute(sql`analyze conversation`);
    const timestamps = { waiting_since: "2026-05-31", not_before: "2026-05-18", quiet_since: "2026-05-31" };
    const at = (day: keyof typeof timestamps) => new Date(timestamps[day]);
    const query = unreminded({
      waiting_since: at("waiting_since"),
      not_before: at("not_before"),
      quiet_since: at("quiet_since"),
    });
    return rows<{ "QUERY PLAN": string }>(tx, sql`explain ${query}`);
  });
  const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(lines).toMatch(/Scan (using|on) conversation_to_remind/);
  expect(lines).toMatch(/Scan (using|on) conversation_(reminded|by_folder|in_folder|unread|open)/);
  expect(lines).not.toContain("Seq Scan on conversation");
});
