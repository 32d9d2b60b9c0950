import { expect, test } from "vitest";
import { startTestApp } from "../../../test/harness.ts";
import { settingDefaults } from "../../contract/settings/schema.ts";
import { setting } from "../../schema/settings.ts";

const app = await startTestApp();

test("settings that nobody changed have their defaults", async () => {
  const { status, body } = await app.call<Record<string, { value: string }>>("/api/settings");
  expect(status).toBe(200);
  expect(body).toEqual(Object.fromEntries(Object.entries(settingDefaults).map(([key, value]) => [key, { value }])));
});

test("a changed setting is answered, the others keep their defaults", async () => {
  await app.runtime.database.db.insert(setting).values({ key: "site_name", value: "Umshado Test" });
  app.discard();
  const { body } = await app.call<Record<string, { value: string }>>("/api/settings");
  expect(body["site_name"]).toEqual({ value: "Umshado Test" });
  expect(body["hero_title"]).toEqual({ value: settingDefaults.hero_title });
});
