import { describe, expect, test } from "vitest";
import { buildCouple, buildEndorsement, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { profilePayload, type OwnProfile } from "../../contract/providers/own-shapes.ts";
import { changesChannel } from "../../platform/database.ts";

const app = await startTestApp();

/** A provider's own profile: how it is read and written, and what the others see. */
async function open(overrides: Parameters<typeof buildProvider>[1] = {}, from: TestApp = app) {
  const owner = await buildProvider(from, overrides);
  const token = await buildToken(from, owner.id);
  const path = "/api/providers/profile";
  return {
    ...owner,
    token,
    read: async () => (await from.call<OwnProfile>(path, { token })).body,
    save: (body: object) =>
      from.call<{ message: string; data: OwnProfile } & ErrorAnswer>(path, { method: "PUT", token, body }),
  };
}

const hours = { monday: { open: "08:30", close: "17:00" }, sunday: "closed" };

/** Every field that its owner may write: what is written, what is read after it where that differs, and what is read once it is cleared. */
const fields: [field: string, written: unknown, read: unknown, cleared?: unknown][] = [
  ["business_name", "  Fynbos & Fire  ", "Fynbos & Fire"],
  ["contact_person", "Naledi\nvan Wyk", "Naledi van Wyk"],
  ["phone", "082 555 0142", "+27825550142"],
  ["whatsapp_number", "+27 82 555 0143", "+27825550143", null],
  ["alternative_phone", "021 555 0142", "+27215550142", null],
  ["email_public", " hello@fynbos.example ", "hello@fynbos.example", null],
  ["website", "fynbos.example/weddings", "https://fynbos.example/weddings", null],
  ["description", "One.\r\n\r\nTwo.", "One.\n\nTwo.", null],
  ["city", "Paarl", "Paarl", null],
  ["province", "Western Cape", "Western Cape", null],
  ["postal_code", "7646", "7646", null],
  ["business_address", "1 Main Road\nPaarl", "1 Main Road\nPaarl", null],
  ["additional_cities", ["Wellington", " ", "Worcester", "Wellington"], ["Wellington", "Worcester"], []],
  ["willing_to_travel", true, true, false],
  ["radius_km", 500, 500, null],
  ["established_year", 2009, 2009, null],
  ["team_size", "5-10 people", "5-10 people", null],
  ["business_registration", "2009/123456/07", "2009/123456/07", null],
  ["years_experience", 15, 15, null],
  ["events_completed", "1 250", 1_250, null],
  ["price_range", ["$$$", "$$", "$$"], ["$$", "$$$"], []],
  ["price_from", 12_500, 12_500, null],
  ["price_to", "R12 500.00", 12_500, null],
  ["deposit_required", true, true, false],
  ["deposit_type", "fixed", "fixed", "percentage"],
  ["deposit_value", 90, 90, null],
  ["deposit_percentage", 100, 100, null],
  ["payment_methods", "EFT, Card\nSnapScan", ["EFT", "Card", "SnapScan"], []],
  ["services_offered", ["Catering", "Bar"], ["Catering", "Bar"], []],
  ["specialties", ["Braai"], ["Braai"], []],
  ["languages_spoken", ["isiXhosa", "Afrikaans"], ["isiXhosa", "Afrikaans"], []],
  ["google_review_url", "https://g.page/r/x/review", "https://g.page/r/x/review", null],
  ["google_review_count", 41, 41, null],
  ["facebook_review_url", "https://facebook.com/x/reviews", "https://facebook.com/x/reviews", null],
  ["facebook_review_count", 7, 7, null],
  ["instagram_url", "https://instagram.com/x", "https://instagram.com/x", null],
  ["youtube_url", "https://youtube.com/@x", "https://youtube.com/@x", null],
  ["tiktok_url", "@siphoshoots", "https://www.tiktok.com/@siphoshoots", null],
  ["linkedin_url", "https://linkedin.com/in/x", "https://linkedin.com/in/x", null],
  ["pinterest_url", "https://pinterest.com/x", "https://pinterest.com/x", null],
  ["booking_lead_time", "6 months", "6 months", null],
  ["cancellation_policy", "Half is given back.", "Half is given back.", null],
  ["offers_consultation", true, true, false],
  ["consultation_fee", 350, 350, null],
  ["has_insurance", true, true, false],
  ["insurance_details", "Public liability", "Public liability", null],
  ["business_hours", hours, hours, null],
  ["awards_certifications", ["Best braai 2024"], ["Best braai 2024"], []],
  ["keywords", ["wedding braai"], ["wedding braai"], []],
  ["primary_category_id", 6, 6, null],
  ["additional_categories", [9, 1], [9, 1], []],
];
const writes = Object.fromEntries(fields.map(([field, written]) => [field, written]));
const reads = Object.fromEntries(fields.map(([field, , read]) => [field, read]));

describe("a saved profile", () => {
  test("speaks of every field that may be written", () => {
    const known = [...Object.keys(writes), "customFields", "selected_subcategories"];
    expect(Object.keys(profilePayload.shape).toSorted()).toEqual(known.toSorted());
  });

  test("reads back equal, field by field, in the answer, later, and for its visitors", async () => {
    const owner = await open();
    const { status, body } = await owner.save(writes);
    expect([status, body.message]).toEqual([200, "Profile updated successfully!"]);
    expect(body.data).toMatchObject(reads);
    expect(await owner.read()).toEqual(body.data);
    const seen = await app.call<{ data: OwnProfile }>(`/api/providers/${owner.id}`);
    expect(seen.body.data).toMatchObject(reads);
  });

  test("is spoken of on its card by the first sentence of its description", async () => {
    const owner = await open();
    const { body } = await owner.save({ description: "Halaal from the first spoon. Ask our aunts." });
    expect(body.data.about).toBe("Halaal from the first spoon.");
  });

  test.each(fields)("can be written in %s alone, and leaves the others", async (field, written, read) => {
    const owner = await open({ deposit_type: "fixed", categories: ["florists"] });
    const before = await owner.read();
    const { status, body } = await owner.save({ [field]: written });
    expect(status).toBe(200);
    const isCategory = field === "primary_category_id" || field === "additional_categories";
    const derived = isCategory
      ? ["category_name", "category_slug", "categories"]
      : ["trust_score", "review_count", "about"];
    const others = Object.fromEntries(
      Object.entries(before).filter(([name]) => ![field, "updated_at", "rating", ...derived].includes(name)),
    );
    expect(body.data).toMatchObject({ ...others, [field]: read });
  });

  test.each(fields.filter((entry) => entry.length > 3))("can be cleared in %s", async (field, _written, _read, to) => {
    const owner = await open();
    for (const nothing of [null, ""]) {
      await owner.save({ ...writes, additional_categories: [] });
      const { status, body } = await owner.save({ [field]: nothing });
      expect([status, body.data[field as keyof OwnProfile]]).toEqual([200, to]);
    }
  });

  test("keeps what can't be written", async () => {
    const owner = await open({ is_published: false, google_rating: 4.5, facebook_rating: 3 });
    const before = await owner.read();
    const { status, body } = await owner.save({
      google_rating: 5,
      facebook_rating: 5,
      trust_score: 5,
      trust_tier: "Diamond 3",
      badges: [{ badge_type: "verified" }],
      verification_status: "verified",
      is_verified: true,
      is_super_admin: true,
      is_published: true,
      is_owner: false,
      email: "other@people.test",
      logo_url: "https://evil.example/x.png",
      banner_url: "https://evil.example/x.png",
      id: "0193c0de-0000-7000-8000-000000000000",
      published_at: "2020-01-01",
      category_ids: [1],
      has_business_details: false,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, updated_at: expect.any(String) as unknown });
  });

  test("keeps review counts that were recorded, and takes them until then", async () => {
    const owner = await open({ google_review_count: 4, ratings_recorded_at: app.clock.now() });
    const { status, body } = await owner.save({ google_review_count: 900, facebook_review_count: 900, city: "Ceres" });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ google_review_count: 4, facebook_review_count: null, city: "Ceres" });
    expect(body.data.ratings_recorded).toBe(true);
  });

  test("fills in the business details that a social account still lacks", async () => {
    const owner = await open({ is_published: false, business_name: "", phone: "", has_business_details: false });
    expect((await owner.save({ business_name: "Ubuhle" })).body.data.has_business_details).toBe(false);
    expect((await owner.save({ phone: "0825550142" })).body.data.has_business_details).toBe(true);
  });

  test("brings the trust score up to date, and search and town with it", async () => {
    const owner = await open({ city: "Nowhere", categories: ["florists"] });
    const before = (await owner.read()).trust_score;
    const { body } = await owner.save({ ...writes, business_name: "Qhawekazi Blooms", city: "Keimoes" });
    expect(body.data.trust_score).toBeGreaterThan(before);
    for (const query of ["search=qhawekazi", "city=keimoes", "city=Worcester&search=caterers"]) {
      const { body: list } = await app.call<{ providers: { id: string }[] }>(`/api/providers?${query}`);
      expect(list.providers.map(({ id }) => id)).toContain(owner.id);
    }
  });

  test("announces itself, the lists and, renamed, those it endorsed", async () => {
    const heard: string[] = [];
    await app.runtime.database.listen(
      changesChannel,
      (payload) => heard.push(...payload.split(" ")),
      () => undefined,
    );
    const owner = await open();
    const { endorsed_provider_id } = await buildEndorsement(app, { endorser_id: owner.id });
    await owner.save({ team_size: "Three" });
    await expect.poll(() => heard.toSorted()).toEqual(["catalogue", `provider:${owner.id}`]);
    await owner.save({ business_name: "Renamed" });
    await expect.poll(() => heard).toContain(`provider:${endorsed_provider_id}`);
  });
});

describe("categories", () => {
  test("the primary one is never additional too, and without it the first additional takes its place", async () => {
    const owner = await open({ categories: ["venues", "caterers"] });
    const idsAfter = async (sent: object) => {
      const { body } = await owner.save(sent);
      return [body.data.primary_category_id, body.data.additional_categories];
    };
    expect(await idsAfter({ additional_categories: [1, 9, 6, 9] })).toEqual([1, [9, 6]]);
    expect(await idsAfter({ primary_category_id: 9 })).toEqual([9, [6]]);
    expect(await idsAfter({ primary_category_id: null })).toEqual([6, []]);
    expect(await idsAfter({ primary_category_id: null, additional_categories: [3, 2] })).toEqual([3, [2]]);
    expect(await idsAfter({ primary_category_id: null, additional_categories: [] })).toEqual([null, []]);
  });

  test("each keeps its subcategory until another or none is chosen", async () => {
    const owner = await open({ categories: ["venues: Wine estates", "photographers: Documentary"] });
    const chosen = (profile: OwnProfile) => profile.categories.map((each) => each.selected_subcategory);
    expect(chosen((await owner.save({ additional_categories: [2, 6] })).body.data)).toEqual([
      "Wine estates",
      "Documentary",
      null,
    ]);
    const { body } = await owner.save({ selected_subcategories: { 1: null } });
    expect(chosen(body.data)).toEqual([null, "Documentary", null]);
    const other = body.data.categories[0]?.subcategories[0] ?? "";
    expect(chosen((await owner.save({ selected_subcategories: { 1: other, 2: "" } })).body.data)).toEqual([
      other,
      null,
      null,
    ]);
  });
});

test("custom fields keep the ids that are the provider's own, in the order of the list", async () => {
  const other = await open({ custom_fields: ["Foreign package"] });
  const foreign = (await other.read()).customFields[0]?.id;
  const owner = await open({ custom_fields: ["Full package", "Braai service"] });
  const [first, second] = (await owner.read()).customFields;
  const { body } = await owner.save({
    customFields: [{ id: second?.id, name: "Braai for 80" }, { id: foreign, name: "Half package" }, { name: "Bar" }],
  });
  const after = body.data.customFields;
  expect(after.map(({ name }) => name)).toEqual(["Braai for 80", "Half package", "Bar"]);
  expect(after[0]?.id).toBe(second?.id);
  expect(after.map(({ id }) => id)).not.toContain(foreign);
  expect(after.map(({ id }) => id)).not.toContain(first?.id);
  expect((await other.read()).customFields).toEqual([{ id: foreign, name: "Foreign package" }]);
  expect((await owner.save({ customFields: null })).body.data.customFields).toEqual([]);
});

describe("a save is refused", () => {
  const stored = { price_from: 1_000, price_to: 2_000, deposit_type: "fixed" as const, deposit_value: 900 };
  const refusals: [sent: Record<string, unknown>, field: string][] = [
    [{ phone: "12" }, "phone"],
    [{ whatsapp_number: "call me" }, "whatsapp_number"],
    [{ alternative_phone: "+27 1" }, "alternative_phone"],
    [{ phone: "" }, "phone"],
    [{ business_name: " \u0007 " }, "business_name"],
    [{ contact_person: null }, "contact_person"],
    [{ email_public: "nobody" }, "email_public"],
    [{ website: "javascript:alert(1)" }, "website"],
    [{ instagram_url: "ftp://x.example" }, "instagram_url"],
    [{ province: "Atlantis" }, "province"],
    [{ radius_km: 501 }, "radius_km"],
    [{ radius_km: -1 }, "radius_km"],
    [{ established_year: 1799 }, "established_year"],
    [{ established_year: 2999 }, "established_year"],
    [{ price_range: ["$", "$$$"] }, "price_range"],
    [{ price_range: ["€"] }, "price_range"],
    [{ price_from: 3_000 }, "price_from"],
    [{ price_to: 500 }, "price_to"],
    [{ price_from: 5, price_to: 4 }, "price_to"],
    [{ price_from: 1.5 }, "price_from"],
    [{ deposit_percentage: 101 }, "deposit_percentage"],
    [{ deposit_percentage: 12.5 }, "deposit_percentage"],
    [{ phone: "082 555 777" }, "phone"],
    [{ youtube_url: "sipho shoots" }, "youtube_url"],
    [{ deposit_type: "percentage", deposit_value: 101 }, "deposit_value"],
    [{ willing_to_travel: "perhaps" }, "willing_to_travel"],
    [{ primary_category_id: 999 }, "primary_category_id"],
    [{ additional_categories: [1, 999] }, "additional_categories"],
    [{ selected_subcategories: { 2: "Documentary" } }, "selected_subcategories"],
    [{ selected_subcategories: { 1: "Documentary" } }, "selected_subcategories"],
    [{ business_hours: { monday: { open: "9", close: "17:00" } } }, "business_hours"],
    [{ customFields: [{ name: "" }] }, "customFields"],
    [{ keywords: Array.from({ length: 41 }, (_, each) => `word ${each}`) }, "keywords"],
    [{ description: "x".repeat(5_001) }, "description"],
  ];

  test.each(refusals)("%j, at its field, and nothing of it is written", async (sent, field) => {
    const owner = await open({ ...stored, categories: ["venues"] });
    const before = await owner.read();
    const { status, body } = await owner.save({ city: "Elsewhere", ...sent });
    expect([status, body.code]).toEqual([400, "bad_input"]);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.fields?.[field]).toMatch(/^[A-Z].{10,}/);
    expect(body.error).toBe(body.fields?.[field]);
    expect(await owner.read()).toEqual(before);
  });

  test("with every faulty field at once", async () => {
    const { body } = await (await open()).save({ phone: "1", price_range: ["$", "$$$$"], established_year: 2999 });
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(["established_year", "phone", "price_range"]);
  });

  test("with every faulty field at once, whether it can't be read or may not be so", async () => {
    const { body } = await (
      await open()
    ).save({
      radius_km: 501,
      deposit_percentage: 101,
      price_range: ["$", "$$$"],
      established_year: "abc",
      alternative_phone: "082 555 777",
      primary_category_id: 999,
      city: "Ceres",
    });
    expect(body.fields).toEqual({
      radius_km: "Enter a distance from 0 to 500 km as a whole number.",
      deposit_percentage: "A percentage deposit is at most 100.",
      price_range: "Choose price tiers that stand next to each other.",
      established_year: "Enter a year from 1800 on.",
      alternative_phone: "A South African phone number has ten digits, such as 082 555 0142: this one has 9.",
      primary_category_id: "Choose a category from the list.",
    });
    expect(body.error).toBe(body.fields?.["radius_km"]);
  });

  test("of a share that is no whole percent, in words that fit", async () => {
    const { body } = await (await open()).save({ deposit_percentage: 12.5 });
    expect(body.error).toBe("Enter a whole percent from 0 to 100, such as 50.");
  });

  test("of a page elsewhere that can't be read, with a sentence about handles", async () => {
    const { body } = await (await open()).save({ instagram_url: "sipho shoots" });
    expect(body.error).toBe("Enter your Instagram handle, such as @yourname, or the web address of your page.");
  });

  test("from strangers and couples", async () => {
    const couple = await buildToken(app, (await buildCouple(app)).id);
    for (const [method, path] of [
      ["GET", "/api/providers/profile"],
      ["PUT", "/api/providers/profile"],
      ["PUT", "/api/providers/profile/publish"],
    ] as const) {
      const sent = { method, ...(method === "PUT" && { body: {} }) };
      expect((await app.call(path, sent)).status).toBe(401);
      expect((await app.call(path, { ...sent, token: couple })).status).toBe(403);
    }
  });
});

test("two saves of different fields at once both stand", async () => {
  const owner = await open({ categories: ["venues"] });
  const answers = await Promise.all([
    owner.save({ city: "Upington", additional_categories: [6] }),
    owner.save({ team_size: "Nine", customFields: [{ name: "Half package" }] }),
    owner.save({ business_name: "Twice", price_from: 10 }),
    owner.save({ selected_subcategories: { 1: "Wine estates" } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const after = await owner.read();
  expect(after).toMatchObject({ city: "Upington", team_size: "Nine", business_name: "Twice", price_from: 10 });
  expect(after).toMatchObject({ primary_category_id: 1, additional_categories: [6] });
  expect(after.categories[0]?.selected_subcategory).toBe("Wine estates");
  const { body } = await app.call<{ total: number }>("/api/providers?city=upington&search=twice&category=caterers");
  expect(body.total).toBe(1);
});

test("a super admin has a profile of its own too", async () => {
  const admin = await buildSuperAdmin(app);
  const { body } = await app.call<OwnProfile>("/api/providers/profile", { token: await buildToken(app, admin.id) });
  expect(body).toMatchObject({ id: admin.id, email: admin.email, is_super_admin: true, is_owner: true });
});
