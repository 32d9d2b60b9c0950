import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { VisibleMedia } from "../../contract/media/schema.ts";

const app = await startTestApp();

test("the gallery comes in its order, pictures with their sizes and videos with their address; logo and banner are separate", async () => {
  const { id } = await buildProvider(app);
  await buildMedium(app, id, { role: "logo" });
  await buildMedium(app, id, { role: "banner" });
  const second = await buildMedium(app, id, {
    position: 2,
    caption: "The table",
    alternative_text: "A long table under a tree",
  });
  const first = await buildMedium(app, id, { position: 1, video_id: "dQw4w9WgXcQ" });
  const { status, body } = await app.call<{ data: VisibleMedia }>(`/api/media/provider/${id}`);
  expect(status).toBe(200);
  expect(body.data.logo_url).toMatch(/^\/media\/[0-9a-f]{32}-w192\.webp$/);
  expect(body.data.banner_url).toMatch(/^\/media\//);
  expect(body.data.logo).toMatchObject({ url: body.data.logo_url, width: 192, height: 128 });
  expect(body.data.logo?.srcset).toMatch(/ 192w$/);
  expect(body.data.banner).toMatchObject({ url: body.data.banner_url });
  expect(body.data.gallery.map((item) => item.id)).toEqual([first.id, second.id]);
  expect(body.data.gallery[0]).toMatchObject({
    media_type: "youtube",
    url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    picture: null,
  });
  expect(body.data.gallery[1]).toMatchObject({
    media_type: "image",
    caption: "The table",
    picture: { width: 192, height: 128 },
  });
});

test("a missing logo or banner is null", async () => {
  const { id } = await buildProvider(app);
  const { body } = await app.call<{ data: VisibleMedia }>(`/api/media/provider/${id}`);
  expect(body.data).toEqual({ logo_url: null, banner_url: null, logo: null, banner: null, poster: null, gallery: [] });
});
