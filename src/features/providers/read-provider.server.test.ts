import { describe, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { day_ms } from "../../contract/durations.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import type { ProviderProfile } from "../../contract/providers/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";

const app = await startTestApp();

async function read(id: string, token?: string) {
  const { status, body } = await app.call<{ data: ProviderProfile }>(
    `/api/providers/${id}`,
    token === undefined ? {} : { token },
  );
  return { status, data: body.data };
}

test("a profile has the provider's own details", async () => {
  const { id } = await buildProvider(app, {
    business_name: "Whole",
    categories: ["venues: Wine estates", "caterers"],
    custom_fields: ["Full day package", "Braai service"],
    business_hours: { monday: { open: "09:00", close: "17:00" }, sunday: "closed" },
    price_range: ["$$", "$$$"],
    price_from: 12_500,
    email_public: "hello@whole.example",
    additional_cities: ["Paarl"],
  });
  const { status, data } = await read(id);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    business_name: "Whole",
    is_owner: false,
    primary_category_id: 1,
    additional_categories: [6],
    business_hours: { monday: { open: "09:00", close: "17:00" }, sunday: "closed" },
    price_range: ["$$", "$$$"],
    price_from: 12_500,
    email_public: "hello@whole.example",
    additional_cities: ["Paarl"],
  });
  expect(data.customFields.map(({ name }) => name)).toEqual(["Full day package", "Braai service"]);
});

test("the account's address leaves neither for strangers nor for couples", async () => {
  const { id, email } = await buildProvider(app);
  const token = await buildToken(app, (await buildCouple(app)).id);
  for (const options of [{}, { token }]) {
    expect(await (await app.request(`/api/providers/${id}`, options)).text()).not.toContain(email);
  }
});

test.each([newId(), "nobody", "1", "..%2f", "0193c0de-0000-7000-8000-00000000000g"])(
  "an unknown provider is a 404 in JSON: %s",
  async (id) => {
    const { status, body, headers } = await app.call<ErrorAnswer>(`/api/providers/${id}`);
    expect(status).toBe(404);
    expect(headers.get("content-type")).toContain("application/json");
    expect(body).toEqual({ error: "Provider not found", code: "provider_not_found" });
  },
);

describe("an unpublished provider", () => {
  test("does not exist for visitors, couples and other providers, under any address", async () => {
    const { id } = await buildProvider(app, { is_published: false });
    const tokens = [
      undefined,
      await buildToken(app, (await buildCouple(app)).id),
      await buildToken(app, (await buildProvider(app)).id),
    ];
    const paths = ["providers", "media/provider", "endorsements/received", "verifications/status"];
    for (const token of tokens) {
      for (const path of paths) {
        const { status, body } = await app.call<ErrorAnswer>(
          `/api/${path}/${id}`,
          token === undefined ? {} : { token },
        );
        expect([status, body.code]).toEqual([404, "provider_not_found"]);
      }
    }
  });

  test("exists for its owner, whose answer says that it is unpublished, and for super admins", async () => {
    const { id } = await buildProvider(app, { is_published: false });
    expect((await read(id, await buildToken(app, id))).data).toMatchObject({ is_owner: true, is_published: false });
    const admin = await buildSuperAdmin(app);
    expect((await read(id, await buildToken(app, admin.id))).data).toMatchObject({
      is_owner: false,
      is_published: false,
    });
  });
});

describe("a token", () => {
  test("that is unknown, malformed or over makes its bearer a visitor", async () => {
    const { id } = await buildProvider(app, { is_published: false });
    const over = await buildToken(app, id, { expires_at: new Date(app.clock.now().getTime() - 1) });
    for (const token of [over, "A".repeat(43), "short", "Bearer", "'; drop table session; --"]) {
      expect((await read(id, token)).status).toBe(404);
    }
  });

  test("that is used stays open; one that is not ends after thirty days", async () => {
    const { id } = await buildProvider(app, { is_published: false });
    const [used, idle] = [await buildToken(app, id), await buildToken(app, id)];
    app.clock.advance(20 * day_ms);
    expect((await read(id, used)).status).toBe(200);
    app.clock.advance(20 * day_ms);
    expect((await read(id, used)).status).toBe(200);
    expect((await read(id, idle)).status).toBe(404);
  });

  test("of an impersonation ends at its time limit, however it is used", async () => {
    const { id } = await buildProvider(app, { is_published: false });
    const admin_id = (await buildSuperAdmin(app)).id;
    const expires_at = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
    const token = await buildToken(app, id, { admin_id, expires_at });
    app.clock.advance(59 * 60 * 1000);
    expect((await read(id, token)).status).toBe(200);
    app.clock.advance(2 * 60 * 1000);
    expect((await read(id, token)).status).toBe(404);
  });
});
