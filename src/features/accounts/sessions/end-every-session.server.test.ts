import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { endEverySession } from "./end-every-session.ts";

const app = await startTestApp();

test("the operator signs everybody out, and the audit has it", async () => {
  const people = [await buildProvider(app), await buildCouple(app), await buildSuperAdmin(app)];
  const tokens = await Promise.all(people.map(({ id }) => buildToken(app, id)));
  const answers = async () =>
    Promise.all(tokens.map(async (token) => (await app.call("/api/account", { token })).status));
  expect(await answers()).toEqual([200, 200, 200]);
  expect(await endEverySession(app.ctx())).toBeGreaterThanOrEqual(3);
  expect(await answers()).toEqual([401, 401, 401]);
  expect(await endEverySession(app.ctx())).toBe(0);
  const entries = await app.runtime.database.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.action, "all_sessions_ended"))
    .orderBy(auditEntry.created_at);
  expect(entries).toHaveLength(2);
  expect(entries[1]).toMatchObject({ actor_name: "sessions:end (command line)", details: { ended: 0 } });
});
