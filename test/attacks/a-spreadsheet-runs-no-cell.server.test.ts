import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();

test.each([
  ["a semicolon", ";", "Rose;=cmd|'/C calc'!A0;x"],
  ["a tab", "\t", "Rose\t+HYPERLINK(1)"],
  ["a comma", ",", "=1+1"],
])("a business's name in the audit's file runs nowhere, read with %s", async (_name, separator, business_name) => {
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  const { id } = await buildProvider(app, { business_name });
  const unpublished = await app.call(`/api/providers/${id}/unpublish`, { method: "PUT", token, body: {} });
  expect(unpublished.status).toBe(200);
  const { body } = await app.call<{ csv: string }>("/api/admin/audit/export", { token });
  expect(body.csv).toContain(business_name.slice(1, 4));
  const cells = body.csv.split(/\r?\n/).flatMap((line) => line.split(separator));
  expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
});
