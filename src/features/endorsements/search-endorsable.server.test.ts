import { expect, test } from "vitest";
import { buildEndorsement, buildMedium, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Endorsable } from "../../contract/endorsements/schema.ts";

const app = await startTestApp();

async function search(token: string, query: string) {
  return app.call<{ providers: Endorsable[] }>(`/api/endorsements/search${query}`, { token });
}

test("shows providers that can be endorsed or already are; neither the searcher nor unlisted ones", async () => {
  const own = await buildProvider(app, { business_name: "Protea One", categories: ["florists"] });
  const token = await buildToken(app, own.id);
  const done = await buildProvider(app, {
    business_name: "Protea Two",
    categories: ["photographers: Documentary"],
    city: "Paarl",
    trust_score: 4.2,
  });
  await buildMedium(app, done.id, { role: "logo" });
  await buildEndorsement(app, { endorser_id: own.id, endorsed_provider_id: done.id });
  const free = await buildProvider(app, { business_name: "Protea Three", trust_score: 1 });
  await buildProvider(app, { business_name: "Protea Four", is_published: false });
  await buildSuperAdmin(app, { business_name: "Protea Five" });

  const { body } = await search(token, "?query=protea");
  expect(body.providers).toHaveLength(2);
  expect(body.providers.find(({ id }) => id === free.id)).toMatchObject({ is_endorsed: false });
  expect(body.providers.find(({ id }) => id === done.id)).toEqual({
    id: done.id,
    business_name: "Protea Two",
    category_name: "Photographers",
    subcategory: "Documentary",
    city: "Paarl",
    logo_url: expect.stringMatching(/^\/media\//) as unknown,
    is_endorsed: true,
  });
  const result = async (query: string) => (await search(token, query)).body.providers.map(({ id }) => id);
  expect(await result("?category=photographers")).toEqual([done.id]);
  expect(await result("?category=florists")).toEqual([]);
  expect(await result("?category=unknown")).toEqual([]);
  expect(await result("?query=protae%20thre")).toEqual([free.id]);
  expect(await result("?limit=1")).toHaveLength(1);
  expect((await search(token, "?limit=21")).status).toBe(400);
});
