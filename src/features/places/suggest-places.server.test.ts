import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import type { Place } from "../../contract/places/schema.ts";

const app = await startTestApp();
type Answer = { places: Place[]; named: string[] };

test("anyone is suggested places with their province and position, eight at most", async () => {
  const { status, body } = await app.call<Answer>("/api/places?query=Kaapstad");
  expect(status).toBe(200);
  expect(body.named).toEqual(["cape-town"]);
  expect(body.places[0]).toEqual({
    slug: "cape-town",
    name: "Cape Town",
    kind: "city",
    province: "Western Cape",
    latitude: expect.closeTo(-33.93, 1) as number,
    longitude: expect.closeTo(18.42, 1) as number,
    other_names: ["Kaapstad", "iKapa", "Mother City"],
  });
  const all = await app.call<Answer>("/api/places?query=a");
  expect(all.body.places).toHaveLength(8);
});

test("an answer stays under two kilobytes", async () => {
  for (const query of ["", "a", "s", "middelburg", "12 Long Street, Cape Town"]) {
    const { body } = await app.call<Answer>(`/api/places?query=${encodeURIComponent(query)}`);
    expect(JSON.stringify(body).length).toBeLessThan(2048);
  }
});

test("a text that is too long for a place is a 400 with an error", async () => {
  const { status, body } = await app.call<{ code: string; error: string }>(`/api/places?query=${"a".repeat(500)}`);
  expect(status).toBe(400);
  expect(body.code).toBe("bad_parameter");
});
