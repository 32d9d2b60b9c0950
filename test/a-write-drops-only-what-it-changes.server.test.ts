import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { buildCouple, buildMedium, buildProvider, buildSuperAdmin, buildToken } from "./factories.ts";
import { startTestApp } from "./harness.ts";
import { lastConversation } from "./open-conversation.ts";
import { quoter, fullQuote } from "./open-quote.ts";

const app = await startTestApp();
const port = await app.serve();

const beginning = "We take pictures of weddings, from the first guest to the last dance. ".repeat(10);
const since = { created_at: new Date("2025-01-01T10:00:00Z") };
const one = await buildProvider(app, {
  ...since,
  categories: ["photographers"],
  description: beginning,
});
const other = await buildProvider(app, { ...since, categories: ["photographers"], badges: ["verified"] });
const hidden = await buildProvider(app, {
  ...since,
  categories: ["photographers"],
  is_published: false,
  has_business_details: true,
});
const [token, hidden_token] = [await buildToken(app, one.id), await buildToken(app, hidden.id)];
const couple = await buildCouple(app, { email_verified_at: app.clock.now() });
const couple_token = await buildToken(app, couple.id);
const admin_token = await buildToken(app, (await buildSuperAdmin(app)).id);
const pictures = [await buildMedium(app, one.id), await buildMedium(app, one.id)];

const lists = {
  list: "/api/providers?page=1",
  category: "/api/providers?category=photographers",
  search: "/api/providers?search=business",
  near: "/api/providers?near=cape-town&category=photographers",
  ways: "/api/providers/ways?category=venues",
  reach: "/api/providers/reach?near=cape-town",
  map: "/api/providers/map",
  suggestions: "/api/suggestions?query=business",
  counts: "/api/categories/with-counts",
  sitemap: "/sitemap.xml",
  places: "/sitemap-places.xml",
};
const dated = { date: "/api/providers?date=2027-03-20", free: "/api/providers?category=photographers&date=2027-03-20" };
const addresses = {
  ...lists,
  ...dated,
  profiles: "/sitemap-providers-0.xml",
  own: `/api/providers/${one.id}`,
  media: `/api/media/provider/${one.id}`,
  other: `/api/providers/${other.id}`,
  settings: "/api/settings",
};
type Name = keyof typeof addresses;
const names = Object.keys(addresses) as Name[];
const all_lists = [...(Object.keys(lists) as Name[]), ...(Object.keys(dated) as Name[]), "profiles" as const];

const dropped = () => names.filter((name) => !app.isCached(addresses[name]));

/** Repeats until all pages stay cached: announcements of a write arrive shortly after its answer. */
async function fill(): Promise<void> {
  await expect
    .poll(async () => {
      for (const name of dropped()) {
        const url = `http://127.0.0.1:${port}${addresses[name]}`;
        await (await fetch(url, { headers: { "accept-encoding": "identity" } })).text();
      }
      await pause(100);
      return dropped();
    })
    .toEqual([]);
}

/** Which of the cached pages a write evicts. */
async function droppedBy(write: () => Promise<{ status: number }>): Promise<Name[]> {
  await fill();
  expect((await write()).status).toBeLessThan(300);
  return dropped();
}

const save = (by: string, body: object) => app.call("/api/providers/profile", { method: "PUT", token: by, body });
const enquiry = {
  couple_name: "Lerato",
  couple_email: couple.email,
  wedding_date: "2027-03-20",
  message: "Is it free?",
};
const business = quoter(app, token);

test("an enquiry, what is written in its conversation, a heart and a quote drop nothing", async () => {
  const makeRequest = () =>
    app.call("/api/enquiries/direct", { token: couple_token, body: { ...enquiry, provider_id: one.id } });
  expect(await droppedBy(makeRequest)).toEqual([]);
  const id = await lastConversation(app);
  const write = () => app.call(`/api/conversations/${id}/messages`, { token, body: { text: "It is." } });
  expect(await droppedBy(write)).toEqual([]);
  expect(
    await droppedBy(() => app.call("/api/favorites", { token: couple_token, body: { provider_id: one.id } })),
  ).toEqual([]);
  const { quote } = (await business.begin(id)).body;
  expect(await droppedBy(() => business.save(quote.id, fullQuote))).toEqual([]);
  expect(await droppedBy(() => business.send(quote.id))).toEqual([]);
});

test("a profile that nobody sees yet drops nothing, until it is published", async () => {
  expect(await droppedBy(() => save(hidden_token, { business_name: "Quite another", city: "Clarens" }))).toEqual([]);
  const publish = () => app.call("/api/providers/profile/publish", { method: "PUT", token: hidden_token });
  expect(await droppedBy(publish)).toEqual(all_lists);
});

test("a field that no card shows drops the profile, and its change time", async () => {
  const own = ["profiles", "own", "media"];
  expect(await droppedBy(() => save(token, { description: `${beginning} And elsewhere.` }))).toEqual(own);
  expect(await droppedBy(() => save(token, { cancellation_policy: "Up to a week before." }))).toEqual(own);
  expect(await droppedBy(() => save(token, {}))).toEqual(own);
  const turned = { ids: pictures.toReversed().map(({ id }) => id) };
  expect(await droppedBy(() => app.call("/api/media/order", { method: "PUT", token, body: turned }))).toContain("own");
});

test.each([
  ["its name", { business_name: "Another name" }],
  ["the sentence that a card shows", { description: "We are everywhere." }],
  ["a keyword", { keywords: ["barns"] }],
  ["its languages, which pages by place show", { languages_spoken: ["Sesotho"] }],
  ["what it is filtered by", { facts: ["boho"] }],
  ["its prices", { typical_price: 9_000 }],
])("%s drops every list, and nobody else's profile", async (_what, body) => {
  expect(await droppedBy(() => save(token, body))).toEqual([...all_lists, "own", "media"]);
});

test("a calendar drops lists for a date", async () => {
  const take = () => app.call("/api/calendar/entries", { token, body: { kind: "booking", from: "2027-03-20" } });
  expect(await droppedBy(take)).toEqual(Object.keys(dated));
});

test("an endorsement drops its receiver's answers, and lists where the score changes", async () => {
  const endorse = (points_given: number) => () =>
    app.call("/api/endorsements", {
      token,
      body: { endorsed_provider_id: other.id, points_given, message: "Always there in time, and good." },
    });
  expect(await droppedBy(endorse(1))).toEqual([...all_lists, "other"]);
});

test("settings drop themselves", async () => {
  const change = () =>
    app.call("/api/settings", { method: "PUT", token: admin_token, body: { settings: { site_name: "Our day" } } });
  expect(await droppedBy(change)).toEqual(["settings"]);
});

test("a provider that is taken off the list drops every list", async () => {
  const unpublish = () => app.call(`/api/providers/${other.id}/unpublish`, { method: "PUT", token: admin_token });
  expect(await droppedBy(unpublish)).toEqual(expect.arrayContaining([...all_lists, "other"]));
});
