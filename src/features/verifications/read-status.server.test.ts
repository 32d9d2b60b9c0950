import { expect, test } from "vitest";
import { buildProvider, buildToken, buildVerification } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { VerificationStatus } from "../../contract/verifications/schema.ts";

const app = await startTestApp();

async function read(id: string, token?: string): Promise<VerificationStatus> {
  const { body } = await app.call<{ data: VerificationStatus }>(
    `/api/verifications/status/${id}`,
    token === undefined ? {} : { token },
  );
  return body.data;
}

test("the status counts verifications and shows the signed-in provider whether it gave one", async () => {
  const { id } = await buildProvider(app);
  const { verifier_id } = await buildVerification(app, { provider_id: id });
  await buildVerification(app, { provider_id: id });
  expect(await read(id)).toEqual({ is_verified: false, has_verified: false, verification_count: 2 });
  expect(await read(id, await buildToken(app, verifier_id))).toMatchObject({ has_verified: true });
  expect(await read(id, await buildToken(app, id))).toMatchObject({ has_verified: false });
});

test("a provider is verified exactly while it has the badge", async () => {
  const { id } = await buildProvider(app, { badges: ["verified"] });
  expect(await read(id)).toEqual({ is_verified: true, has_verified: false, verification_count: 0 });
});
