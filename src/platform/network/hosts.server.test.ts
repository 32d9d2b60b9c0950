import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { formOf, photo } from "../../../test/picture-files.ts";
import { readHero } from "../../features/media/read-hero.ts";
import { readSettings } from "../../features/settings/read-settings.ts";

const host = "https://api.umshado.test";
const app = await startTestApp({ env: { API_URL: host, WEB_ORIGINS: "https://partner.test" } });

test.each(["https://umshado.test", "https://partner.test"])("pages of %s may call the API", async (origin) => {
  const preflight = {
    origin,
    "access-control-request-method": "PUT",
    "access-control-request-headers": "authorization",
  };
  const { headers } = await app.request("/api/settings", { method: "OPTIONS", headers: preflight });
  expect(headers.get("access-control-allow-origin")).toBe(origin);
  expect(headers.get("access-control-allow-methods")).toContain("PUT");
  // credentials carry the known-device cookie
  expect(headers.get("access-control-allow-credentials")).toBe("true");
  expect(headers.get("access-control-allow-headers")).toBe(
    "authorization,content-type,conversation-token,idempotency-key",
  );
  const refused = await app.request("/api/account", { headers: { origin } });
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([401, origin]);
});

test("pages of strangers may not", async () => {
  const { headers } = await app.request("/api/settings", { headers: { origin: "https://stranger.test" } });
  expect(headers.has("access-control-allow-origin")).toBe(false);
});

test("every address of a picture names the API's host, where any page may draw it", async () => {
  const { id } = await buildProvider(app);
  const token = await buildToken(app, id);
  const sent = { token, body: formOf("logo", [await photo()]) };
  const { body } = await app.call<{ logo_url: string }>("/api/media/logo", sent);
  expect(body.logo_url).toMatch(/^https:\/\/api\.umshado\.test\/media\/[0-9a-f]{32}-w\d+\.webp$/);
  const answer = await app.call<{ data: { logo_url: string; logo: { srcset: string } } }>(`/api/providers/${id}`);
  expect(answer.body.data.logo_url).toBe(body.logo_url);
  for (const each of answer.body.data.logo.srcset.split(", ")) expect(each.startsWith(`${host}/media/`)).toBe(true);
  const { headers } = await app.request(new URL(body.logo_url).pathname);
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

test("the front page's picture is stored without the host, and may be saved by the address that the answer had", async () => {
  const token = await buildToken(app, (await buildSuperAdmin(app)).id);
  const sent = { token, body: formOf("hero", [await photo()]) };
  const { imageUrl } = (await app.call<{ imageUrl: string }>("/api/settings/hero-image", sent)).body;
  expect(imageUrl.startsWith(`${host}/media/`)).toBe(true);
  const settings = { hero_image_url: imageUrl };
  const saved = await app.call("/api/settings", { method: "PUT", body: { settings }, token });
  expect(saved).toMatchObject({ status: 200, body: { hero_image_url: { value: imageUrl } } });
  expect((await readSettings(app.ctx())).hero_image_url).toBe(new URL(imageUrl).pathname);
  expect((await readHero(app.ctx()))?.wide.url).toBe(imageUrl);
});
