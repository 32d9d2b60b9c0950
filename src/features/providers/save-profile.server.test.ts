import { describe, expect, test } from "vitest";
import { buildCouple, buildEndorsement, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp, type TestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import { profileWrites, refusedFrom, refusedWrites } from "../../../test/profile-writes.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { profilePayload, type MyProfile } from "../../contract/providers/my-schema.ts";

const app = await startTestApp();

async function open(overrides: Parameters<typeof buildProvider>[1] = {}, from: TestApp = app) {
  const owner = await buildProvider(from, overrides);
  const token = await buildToken(from, owner.id);
  const path = "/api/providers/profile";
  return {
    ...owner,
    token,
    read: async () => (await from.call<MyProfile>(path, { token })).body,
    save: (body: object) =>
      from.call<{ message: string; data: MyProfile } & ErrorAnswer>(path, { method: "PUT", token, body }),
  };
}

const writes = Object.fromEntries(profileWrites.map(([field, written]) => [field, written]));
const reads = Object.fromEntries(profileWrites.map(([field, , read]) => [field, read]));

describe("a saved profile", () => {
  test("covers every field that may be written", () => {
    const known = [...Object.keys(writes), "customFields", "selected_subcategories", "latitude", "longitude"];
    expect(Object.keys(profilePayload.shape).toSorted()).toEqual(known.toSorted());
  });

  test("reads back equal, field by field, in the answer, later, and for its visitors", async () => {
    const owner = await open();
    const { status, body } = await owner.save(writes);
    expect([status, body.message]).toEqual([200, "Profile updated successfully!"]);
    expect(body.data).toMatchObject(reads);
    expect(await owner.read()).toEqual(body.data);
    const seen = await app.call<{ data: MyProfile }>(`/api/providers/${owner.id}`);
    expect(seen.body.data).toMatchObject(reads);
  });

  test("has the first sentence of its description on its card", async () => {
    const owner = await open();
    const { body } = await owner.save({ description: "Halaal from the first spoon. Ask our aunts." });
    expect(body.data.about).toBe("Halaal from the first spoon.");
  });

  test.each(profileWrites)("can be written in %s alone, and leaves the others", async (field, written, read) => {
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

  test.each(profileWrites.filter((entry) => entry.length > 3))(
    "can be cleared in %s",
    async (field, _written, _read, to) => {
      const owner = await open();
      for (const nothing of [null, ""]) {
        await owner.save({ ...writes, additional_categories: [] });
        const { status, body } = await owner.save({ [field]: nothing });
        expect([status, body.data[field as keyof MyProfile]]).toEqual([200, to]);
      }
    },
  );

  test("ignores fields that can't be written", async () => {
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

  test("keeps recorded review counts, and accepts typed ones until then", async () => {
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

  test("announces itself and, renamed, the lists and those it endorsed", async () => {
    const heard = await hearChanges(app);
    const owner = await open();
    const { endorsed_provider_id } = await buildEndorsement(app, { endorser_id: owner.id });
    await owner.save({ team_size: "Three" });
    await expect.poll(() => heard.toSorted()).toEqual(["profiles", `provider:${owner.id}`]);
    await owner.save({ business_name: "Renamed" });
    await expect.poll(() => heard).toEqual(expect.arrayContaining(["catalogue", `provider:${endorsed_provider_id}`]));
  });
});

describe("categories", () => {
  test("the primary one is never additional too, and without it the first additional one becomes primary", async () => {
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

  test("each retains its subcategory until another or none is chosen", async () => {
    const owner = await open({ categories: ["venues: Wine estates", "photographers: Documentary"] });
    const chosen = (profile: MyProfile) => profile.categories.map((each) => each.selected_subcategory);
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

test("custom fields retain the provider's own ids, in the order of the list", async () => {
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
  test.each(refusedWrites)("%j, at its field, and nothing of it is written", async (sent, field) => {
    const owner = await open({ ...refusedFrom, categories: ["venues"] });
    const before = await owner.read();
    const { status, body } = await owner.save({ city: "Elsewhere", ...sent });
    expect([status, body.code]).toEqual([400, "bad_input"]);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(body.fields?.[field]).toMatch(/^[A-Z].{10,}/);
    expect(body.error).toBe(body.fields?.[field]);
    expect(await owner.read()).toEqual(before);
  });

  test("with every invalid field at once", async () => {
    const { body } = await (await open()).save({ phone: "1", price_range: ["$", "$$$$"], established_year: 2999 });
    expect(Object.keys(body.fields ?? {}).toSorted()).toEqual(["established_year", "phone", "price_range"]);
  });

  test("with every invalid field at once, whether unreadable or not allowed", async () => {
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
      price_range: "Choose neighbouring price levels.",
      established_year: "Enter a year from 1800 on.",
      alternative_phone: "A South African phone number has ten digits, such as 082 555 0142: this one has 9.",
      primary_category_id: "Choose a category from the list.",
    });
    expect(body.error).toBe(body.fields?.["radius_km"]);
  });

  test("for a share that is not a whole percent, in words that fit", async () => {
    const { body } = await (await open()).save({ deposit_percentage: 12.5 });
    expect(body.error).toBe("Enter a whole percent from 0 to 100, such as 50.");
  });

  test("for an unreadable social page, with a sentence about handles", async () => {
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

test("two saves of different fields at once are both stored", async () => {
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

test("a super admin has a profile too", async () => {
  const admin = await buildSuperAdmin(app);
  const { body } = await app.call<MyProfile>("/api/providers/profile", { token: await buildToken(app, admin.id) });
  expect(body).toMatchObject({ id: admin.id, email: admin.email, is_super_admin: true, is_owner: true });
});
