import { expect, test } from "vitest";
import type { VerificationRequestRead } from "../../src/contract/verifications/schema.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();

test.each(["Wildevy\u200B Estate", "Wildevy Est\u0430te", "Wil\uFEFFdevy Estate"])(
  "%j is taken neither at a registration nor later",
  async (business_name) => {
    const password = "a good password";
    const body = {
      email: "copy@cat.test",
      password,
      confirmPassword: password,
      business_name,
      contact_person: "Lerato",
      phone: "082 555 0142",
    };
    const refused = { status: 400, body: { fields: { business_name: /character|alphabets/ } } };
    expect(await app.call("/api/auth/register", { body })).toMatchObject(refused);
    const token = await buildToken(app, (await buildProvider(app)).id);
    const saved = await app.call("/api/providers/profile", { method: "PUT", token, body: { business_name } });
    expect(saved).toMatchObject(refused);
  },
);

test("an admin who decides about a request reads which verified business has a name that looks the same", async () => {
  await buildProvider(app, { business_name: "Wildevy Estate", badges: ["verified"] });
  const motivation = "We have hosted weddings in Stellenbosch since 1998.";
  const names = ["W\u0456ldevy \u0415st\u0430te", "WILDEVY-ESTATE", "Wildev\u00fd Estate", "Another Estate"];
  for (const business_name of names) {
    const token = await buildToken(app, (await buildProvider(app, { business_name })).id);
    await app.call("/api/verifications/request", { body: { motivation }, token });
  }
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  const { body } = await app.call<{ requests: VerificationRequestRead[] }>("/api/admin/verification-requests", {
    token,
  });
  const seen = new Map(body.requests.map(({ business_name, resembles }) => [business_name, resembles]));
  expect(names.map((name) => seen.get(name))).toEqual(["Wildevy Estate", "Wildevy Estate", "Wildevy Estate", null]);
});
