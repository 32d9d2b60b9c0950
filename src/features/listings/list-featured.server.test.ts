import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { listFeatured } from "./list-featured.ts";

const app = await startTestApp();

test("among the first verified providers those with a picture are featured before the others", async () => {
  await buildProvider(app, { business_name: "Best, no picture", badges: ["verified"], trust_score: 5 });
  const pictured = await buildProvider(app, { business_name: "With a picture", badges: ["verified"] });
  const unverified = await buildProvider(app, { business_name: "Not verified" });
  for (const { id } of [pictured, unverified]) await buildMedium(app, id, { role: "banner" });
  app.discard();
  const featured = await listFeatured(app.ctx());
  expect(featured.map(({ business_name }) => business_name)).toEqual(["With a picture", "Best, no picture"]);
});
