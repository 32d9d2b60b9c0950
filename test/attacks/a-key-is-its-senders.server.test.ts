import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();

test("a caller who sends another's Idempotency-Key and content does not get the other's answer", async () => {
  const { id: provider_id } = await buildProvider(app);
  const couples = await Promise.all([1, 2].map(() => buildCouple(app)));
  const tokens = await Promise.all(couples.map(({ id }) => buildToken(app, id)));
  const body = { provider_id, couple_name: "Naledi", couple_email: "naledi@people.test" };
  const headers = { "idempotency-key": "seen-elsewhere" };
  const send = (token?: string) =>
    app.call("/api/enquiries/direct", { body, headers, ...(token !== undefined && { token }) });
  expect((await send()).status).toBe(201);
  expect((await send()).status, "its own repeat").toBe(201);
  for (const token of tokens)
    expect(await send(token)).toMatchObject({ status: 409, body: { code: "idempotency_mismatch" } });
});
