import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { rows } from "../../platform/database/database.ts";
import { inFolder } from "./store.ts";

const app = await startTestApp();

test("a search of an inbox reads only that inbox's messages", async () => {
  const { id } = await buildProvider(app);
  const plan = await app.runtime.database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table conversation disable trigger conversation_notified`);
    await tx.execute(sql`with new_enquiry as (insert into enquiry (id, kind, couple_name, couple_email, created_at)
        select gen_random_uuid(), 'direct', 'Naledi', 'naledi@couples.test', '2026-06-01' from generate_series(1, 3000) returning id)
      insert into enquiry_recipient (id, enquiry_id, provider_id, provider_name) select gen_random_uuid(), id, ${id}::uuid, 'Karoo Films' from new_enquiry`);
    await tx.execute(sql`alter table conversation enable trigger conversation_notified`);
    await tx.execute(sql`insert into message (id, conversation_id, position, sent_by, kind, body)
      select gen_random_uuid(), id, 1, 'provider', 'text', 'Yes, it is.' from conversation`);
    for (const table of ["enquiry", "enquiry_recipient", "conversation", "message"])
      await tx.execute(sql`analyze ${sql.identifier(table)}`);
    return rows<{ "QUERY PLAN": string }>(
      tx,
      sql`explain select c.id from conversation c join enquiry_recipient r on r.id = c.id join enquiry e on e.id = c.enquiry_id
        where ${inFolder(id, { search: "protea" })}`,
    );
  });
  const lines = plan.map((line) => line["QUERY PLAN"]).join("\n");
  expect(lines).toMatch(/Scan using message_in_order on message/);
  expect(lines).not.toContain("hashed");
});
