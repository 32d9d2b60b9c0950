import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { MyAccount } from "../../contract/accounts/schema.ts";
import { privacy_version } from "../../contract/privacy/version.ts";
import { provider_terms_version, terms_version } from "../../contract/terms/version.ts";
import { account as accountTable } from "../../schema/accounts.ts";

const app = await startTestApp();
const password = "a long pass phrase";

test("a registration stores which text of the privacy page was shown, and its download has it", async () => {
  const body = { email: "version@people.test", password, confirmPassword: password };
  const { status, body: made } = await app.call<{ token: string }>("/api/couples/register", { body });
  expect(status).toBe(201);
  const { token } = made;
  const account = (await app.call<MyAccount>("/api/account", { token })).body;
  expect((await app.call("/api/auth/prove", { token, body: { password } })).status).toBe(200);
  const download = (await app.call<{ account: MyAccount }>("/api/account/data", { token })).body;
  const versions = { privacy_version, terms_version, provider_terms_version: null };
  expect([account, download.account]).toMatchObject([versions, versions]);
});

test("a business that registers accepts the terms for businesses too", async () => {
  const body = {
    email: "terms@people.test",
    password,
    confirmPassword: password,
    business_name: "Marula",
    contact_person: "Thandi",
  };
  const { status } = await app.call("/api/auth/register", { body: { ...body, phone: "082 555 0142" } });
  expect(status).toBe(201);
  const [row] = await app.runtime.database.db.select().from(accountTable).where(eq(accountTable.email, body.email));
  expect(row).toMatchObject({ privacy_version, terms_version, provider_terms_version });
});

test("an account that no form made has no accepted privacy version", async () => {
  const token = await buildToken(app, (await buildCouple(app)).id);
  expect((await app.call<MyAccount>("/api/account", { token })).body.privacy_version).toBeNull();
});
