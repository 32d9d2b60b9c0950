import { expect, test } from "vitest";
import { buildEndorsement, buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { EndorsementReceived } from "../../contract/endorsements/schema.ts";

const app = await startTestApp();

test("endorsements received come newest first, with their giver's name, category and logo", async () => {
  const { id: endorsed_provider_id } = await buildProvider(app);
  const giver = await buildProvider(app, { business_name: "Karoo Flowers", categories: ["florists"] });
  await buildMedium(app, giver.id, { role: "logo" });
  const older = await buildEndorsement(app, { endorsed_provider_id, created_at: new Date("2026-01-05T10:00:00Z") });
  const newer = await buildEndorsement(app, {
    endorsed_provider_id,
    endorser_id: giver.id,
    points_given: 2,
    comment: "Always on time.",
    created_at: new Date("2026-02-05T10:00:00Z"),
  });
  const { body } = await app.call<{ data: { endorsements: EndorsementReceived[] } }>(
    `/api/endorsements/received/${endorsed_provider_id}`,
  );
  expect(body.data.endorsements.map(({ id }) => id)).toEqual([newer.id, older.id]);
  expect(body.data.endorsements[0]).toMatchObject({
    endorser_id: giver.id,
    endorser_name: "Karoo Flowers",
    endorser_category_name: "Florists",
    points_given: 2,
    comment: "Always on time.",
    created_at: "2026-02-05T10:00:00.000Z",
  });
  expect(body.data.endorsements[0]?.endorser_logo_url).toMatch(/^\/media\//);
});

test("an endorsement of somebody who is unpublished is not shown", async () => {
  const { id: endorsed_provider_id } = await buildProvider(app);
  const { id: endorser_id } = await buildProvider(app, { is_published: false });
  await buildEndorsement(app, { endorsed_provider_id, endorser_id });
  const { body } = await app.call<{ data: { endorsements: EndorsementReceived[] } }>(
    `/api/endorsements/received/${endorsed_provider_id}`,
  );
  expect(body.data.endorsements).toEqual([]);
});
