import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startTestApp } from "../../../../test/harness.ts";
import { rows } from "../../../platform/database/database.ts";
import { normalEmail } from "../../../platform/network/normal-email.ts";
import { mailboxSql } from "./store-blocks.ts";

const { db } = (await startTestApp()).runtime.database;

test("a query compares mailboxes as the program does", async () => {
  const name = fc.string({ unit: fc.constantFrom("a", "B", "1", ".", "+", "-", "'"), minLength: 1, maxLength: 12 });
  const domain = fc.constantFrom("gmail.com", "GoogleMail.com", "Example.org", "sub.gmail.com");
  const address = fc.tuple(name, domain).map(([before, after]) => `${before}@${after}`);
  await fc.assert(
    fc.asyncProperty(fc.array(address, { minLength: 1, maxLength: 20 }), async (addresses) => {
      const list = sql.join(
        addresses.map((each) => sql`(${each}::text)`),
        sql`, `,
      );
      const result = await rows<{ mailbox: string }>(
        db,
        sql`select ${mailboxSql("a.email")} as mailbox from (values ${list}) as a(email)`,
      );
      expect(result.map(({ mailbox }) => mailbox)).toEqual(addresses.map(normalEmail));
    }),
    { numRuns: 30 },
  );
});
