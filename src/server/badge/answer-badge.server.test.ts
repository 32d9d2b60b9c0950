import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import * as limits from "../../contract/limits.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { provider } from "../../schema/providers.ts";
import { noBadge } from "./badge-picture.ts";

const app = await startTestApp();

async function badge(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(`/badge/${path}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

test("a badge shows the state on the day of the request", async () => {
  const { id } = await buildProvider(app, { trust_score: 3.9, business_name: "Braai <& Co>" });
  const first = await badge(`${id}.svg`);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(first.text).toContain(">Listed on<");
  expect(first.text).toContain("<title>Braai &lt;&amp; Co&gt;: Listed on Umshado</title>");

  const etag = first.headers.get("etag") ?? "";
  const again = await badge(`${id}.svg`, { "if-none-match": etag });
  expect([again.status, again.text]).toEqual([304, ""]);
  await app.runtime.database.db.update(provider).set({ trust_score: 4 }).where(eq(provider.id, id));
  const later = await badge(`${id}.svg`, { "if-none-match": etag });
  expect(later.status).toBe(200);
  expect(later.text).toContain(">Trusted by<");
});

test("any website may show it, and it may do nothing there", async () => {
  const { id } = await buildProvider(app);
  const { headers } = await badge(`${id}.svg`);
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *",
  );
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("x-frame-options")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("cache-control")).toBe("public, max-age=3600");
});

test("a dark website has a dark one", async () => {
  const { id } = await buildProvider(app);
  const [light, dark] = [await badge(`${id}.svg`), await badge(`${id}.svg?theme=dark`)];
  expect(light.text).toContain("#fffdfa");
  expect(dark.text).toContain("#251f1c");
});

test("an unlisted provider has an empty badge, and no error that browsers mark", async () => {
  const hidden = await buildProvider(app, { is_published: false, trust_score: 5 });
  const admin = await buildSuperAdmin(app, { trust_score: 5 });
  for (const id of [hidden.id, admin.id, newId(), "nobody", "%3Cscript%3E"]) {
    const { status, text, headers } = await badge(`${id}.svg`);
    expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml; charset=utf-8"]);
    expect(text).toBe(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>`);
  }
});

test("a shown badge becomes empty when its provider is unpublished, and returns", async () => {
  const { id } = await buildProvider(app);
  const publish = (is_published: boolean) =>
    app.runtime.database.db.update(provider).set({ is_published }).where(eq(provider.id, id));
  const shown = await badge(`${id}.svg`);
  await publish(false);
  const empty = await badge(`${id}.svg`, { "if-none-match": shown.headers.get("etag") ?? "" });
  expect([empty.status, empty.text]).toEqual([200, noBadge]);
  await publish(true);
  expect((await badge(`${id}.svg`)).text).toBe(shown.text);
});

test("a badge with the longest names is light", async () => {
  const { id } = await buildProvider(app, { business_name: "'".repeat(limits.name_length_max) });
  const { text } = await badge(`${id}.svg`);
  expect(text).toContain("&#39;".repeat(limits.name_length_max));
  expect(Buffer.byteLength(text)).toBeLessThan(limits.badge_bytes_max);
});
