import { expect, test } from "vitest";
import {
  buildCouple,
  buildEndorsement,
  buildMedium,
  buildProvider,
  buildToken,
  buildVerification,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { MyTrust } from "../../contract/trust/schema.ts";

const app = await startTestApp();

async function readTrust(token?: string) {
  return app.call<MyTrust>("/api/trust/mine", token === undefined ? {} : { token });
}

async function trustOf(id: string) {
  return (await readTrust(await buildToken(app, id))).body;
}

test("a new provider sees its score, the tier that verification would bring, and what is missing", async () => {
  const { id } = await buildProvider(app, { phone: "+27215550142", is_published: false });
  for (let each = 0; each < 3; each += 1) await buildEndorsement(app, { endorsed_provider_id: id });
  await buildVerification(app, { provider_id: id });
  const trust = await trustOf(id);
  expect(trust).toMatchObject({
    trust_tier: null,
    is_verified: false,
    endorsers: 3,
    next_tier: { tier: "Silver", endorsers_missing: 0 },
  });
  const kinds = trust.steps.map(({ kind }) => kind);
  expect(kinds).toEqual(
    expect.arrayContaining(["verified", "verification", "endorsement", "review", "logo", "gallery"]),
  );
  expect(kinds).not.toContain("phone");
});

test("a finished step is left out, and the score is the stored one", async () => {
  const { id } = await buildProvider(app, { badges: ["verified"] });
  for (let each = 0; each < 3; each += 1) await buildMedium(app, id);
  await buildMedium(app, id, { role: "logo" });
  await buildEndorsement(app, { endorsed_provider_id: id, points_given: 2 });
  const trust = await trustOf(id);
  const kinds = trust.steps.map(({ kind }) => kind);
  for (const done of ["gallery", "logo", "verified", "verification"]) expect(kinds).not.toContain(done);
  expect(trust).toMatchObject({
    trust_tier: "Verified",
    is_verified: true,
    next_tier: { tier: "Silver", endorsers_missing: 2 },
  });
  const { body } = await app.call<{ data: { trust_score: number } }>(`/api/providers/${id}`);
  expect(trust.trust_score).toBe(body.data.trust_score);
});

test("only the provider itself reads it", async () => {
  expect((await readTrust()).status).toBe(401);
  const couple = await buildCouple(app);
  expect((await readTrust(await buildToken(app, couple.id))).status).toBe(403);
});
