import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildMedium, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ProviderCard, ProviderProfile } from "../../contract/providers/shapes.ts";
import { rows } from "../../platform/database.ts";
import { provider, providerCategory } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";
import { opening_max } from "../providers/pick-opening.ts";
import { cardSelection } from "../providers/store.ts";
import { listCardsById } from "./store.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

/** What is kept of a provider's card, and what its row says. */
async function cardOf(id: string) {
  const [kept] = await rows<{ card: string }>(db, sql`select card from listing_card where provider_id = ${id}`);
  const [said] = await rows<{ card: string }>(
    db,
    sql`select row_to_json(card)::text as card from (select ${cardSelection} from provider p where id = ${id}) card`,
  );
  return { kept: kept?.card, said: said?.card };
}

test("what is kept of a card is what the provider's row says, column by column, whoever writes it", async () => {
  const { id } = await buildProvider(app, { categories: ["venues"], keywords: ['"quoted"', "Zoë's"] });
  const change = (set: Partial<typeof provider.$inferInsert>) =>
    db.update(provider).set(set).where(eq(provider.id, id));
  const steps = [
    () => buildMedium(app, id, { role: "logo" }),
    () => db.insert(badge).values({ provider_id: id, badge_type: "verified" }),
    () => db.update(providerCategory).set({ category_id: 3 }).where(eq(providerCategory.provider_id, id)),
    () => change({ description: "é".repeat(opening_max + 1) }),
    () => change({ phone: "+27825550199", contact_person: "Naledi" }),
    () => change({ ratings_recorded_at: app.clock.now(), google_rating: 4.3, google_review_count: 7 }),
    () => change({ answers_within: 3, travel_free_km: 50, travel_rate_per_km: 4.5 }),
  ];
  let before = await cardOf(id);
  expect(before.kept).toBe(before.said);
  for (const step of steps) {
    await step();
    const after = await cardOf(id);
    expect(after.kept).toBe(after.said);
    expect(after.kept).not.toBe(before.kept);
    before = after;
  }
});

test("there is a card exactly while a provider is listed, and cards come in the order asked for", async () => {
  const [{ id }, { id: other }] = [await buildProvider(app), await buildProvider(app)];
  const listed = async () => (await listCardsById(db, [other, id])).map((card) => card.id);
  expect(await listed()).toEqual([other, id]);
  await db.update(provider).set({ is_published: false }).where(eq(provider.id, id));
  expect(await listed()).toEqual([other]);
  await db.update(provider).set({ is_published: true }).where(eq(provider.id, id));
  expect(await listed()).toEqual([other, id]);
  await db.update(provider).set({ is_super_admin: true }).where(eq(provider.id, id));
  expect(await listed()).toEqual([other]);
});

test("nothing is painted before a card's logo, and a profile's comes with its tiny version", async () => {
  const { id } = await buildProvider(app);
  await buildMedium(app, id, { role: "logo" });
  app.forget();
  const { providers } = (await app.call<{ providers: ProviderCard[] }>("/api/providers")).body;
  expect(providers.find((card) => card.id === id)?.logo).toMatchObject({ placeholder: "" });
  const { data: profile } = (await app.call<{ data: ProviderProfile }>(`/api/providers/${id}`)).body;
  expect(profile.logo?.placeholder).toMatch(/^data:/);
});
