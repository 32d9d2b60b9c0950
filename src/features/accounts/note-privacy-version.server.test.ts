import { expect, test } from "vitest";
import { buildCouple, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { OwnAccount } from "../../contract/accounts/shapes.ts";
import { privacy_version } from "../../contract/privacy/version.ts";

const app = await startTestApp();
const password = "a long pass phrase";

test("a registration keeps which text of the privacy page was shown, and its download says so", async () => {
  const body = { email: "version@people.test", password, confirmPassword: password };
  const { status, body: made } = await app.call<{ token: string }>("/api/couples/register", { body });
  expect(status).toBe(201);
  const { token } = made;
  const account = (await app.call<OwnAccount>("/api/account", { token })).body;
  const download = (await app.call<{ account: OwnAccount }>("/api/account/data", { token })).body;
  expect([account.privacy_version, download.account.privacy_version]).toEqual([privacy_version, privacy_version]);
});

test("an account that was made otherwise says nothing of it", async () => {
  const token = await buildToken(app, (await buildCouple(app)).id);
  expect((await app.call<OwnAccount>("/api/account", { token })).body.privacy_version).toBeNull();
});
