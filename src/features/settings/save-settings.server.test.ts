import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import { settingDefaults } from "../../contract/settings/schema.ts";
import { auditEntry } from "../../schema/audit.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app, { business_name: "The Office" });
const token = await buildToken(app, admin.id);

type Answer = Record<string, { value: string }> & { error?: string; fields?: Record<string, string> };
const save = (settings: unknown) => app.call<Answer>("/api/settings", { method: "PUT", body: { settings }, token });

async function read() {
  app.discard();
  const { body } = await app.call<Record<string, { value: string }>>("/api/settings");
  return Object.fromEntries(Object.entries(body).map(([key, { value }]) => [key, value]));
}

test("the settings are saved, everything else is dropped, and what is not sent stays", async () => {
  const heard = await hearChanges(app);
  const saved = await save({
    hero_title: "  Find\nyour people ",
    hero_overlay_color: "#A93158",
    hero_overlay_opacity: 0.35,
    site_name: "Umshado Weddings",
    contact_phone: "021 555 0199",
    is_super_admin: true,
    hero_font: "Comic Sans",
  });
  expect(saved.status).toBe(200);
  expect(Object.keys(saved.body).toSorted()).toEqual(Object.keys(settingDefaults).toSorted());
  expect(await read()).toEqual({
    ...settingDefaults,
    hero_title: "Find your people",
    hero_overlay_color: "#a93158",
    hero_overlay_opacity: "0.35",
    site_name: "Umshado Weddings",
    contact_phone: "+27215550199",
  });
  await expect.poll(() => heard).toContain("settings");
  const [entry] = await db.select().from(auditEntry).orderBy(desc(auditEntry.created_at)).limit(1);
  expect(entry).toMatchObject({ action: "settings_saved", actor_name: "Thandi Nkosi, The Office" });
  expect(entry?.details).toMatchObject({ hero_overlay_opacity: "0.35", contact_phone: "+27215550199" });
});

test("a new Information Officer gets an email, if the officer has an address", async () => {
  const officer = {
    information_officer_name: "Nomvula Dube",
    information_officer_email: "officer@people.test",
    information_officer_contact: "021 555 0142, 1 Long Street, Cape Town",
  };
  expect((await save({ ...officer, information_officer_email: "officer" })).status).toBe(400);
  expect((await save(officer)).status).toBe(200);
  app.discard();
  expect(await read()).toMatchObject(officer);
  expect((await save({ information_officer_email: "" })).status).toBe(200);
});

test("the operator of the site is saved, with a legal form of the list", async () => {
  const operator = {
    legal_name: "Two Hearts (Pty) Ltd",
    legal_status: "Private company",
    registration_number: "2021/456789/07",
    street_address: "12 Loop Street, Cape Town, 8001",
    office_bearers: "N. Dube and P. Naidoo",
    service_address: "12 Loop Street, Cape Town, 8001",
    regulatory_bodies: "",
  };
  expect((await save({ ...operator, legal_status: "Kingdom" })).body.fields?.["legal_status"]).toMatch(/\.$/);
  expect((await save(operator)).status).toBe(200);
  expect(await read()).toMatchObject(operator);
});

test("saving what is there already changes nothing and writes nothing down", async () => {
  const before = await db.$count(auditEntry);
  expect((await save(await read())).status).toBe(200);
  expect((await save({})).status).toBe(200);
  expect(await db.$count(auditEntry)).toBe(before);
});

test.each([
  ["hero_title", ""],
  ["hero_title", "x".repeat(81)],
  ["hero_subtitle", "x".repeat(161)],
  ["hero_overlay_color", "red"],
  ["hero_overlay_color", "#12345"],
  ["hero_overlay_color", "#000;background:url(x)"],
  ["hero_overlay_opacity", 1.05],
  ["hero_overlay_opacity", "-0.1"],
  ["hero_overlay_opacity", 0.52],
  ["hero_overlay_opacity", "half"],
  ["hero_overlay_opacity", null],
  ["site_name", "  "],
  ["contact_email", "nobody"],
  ["contact_phone", "12"],
  ["hero_image_url", "https://elsewhere.example/x.jpg"],
  ["hero_image_url", "/media/0123456789abcdef0123456789abcdef-w1920.webp"],
])("%s can't be %j", async (key, value) => {
  const before = await read();
  const { status, body } = await save({ hero_subtitle: "Changed", [key]: value });
  expect(status).toBe(400);
  expect(body.fields?.[key]).toMatch(/\.$/);
  expect(body.error).toBe(body.fields?.[key]);
  expect(await read()).toEqual(before);
});

test("each end of the transparency, no subtitle and nothing to reach the site by are fine", async () => {
  for (const hero_overlay_opacity of [0, "1", "0.05", "0.95", "0.50"])
    expect((await save({ hero_overlay_opacity })).status).toBe(200);
  expect(await read()).toMatchObject({ hero_overlay_opacity: "0.5" });
  expect((await save({ hero_subtitle: "", contact_email: "", contact_phone: "" })).status).toBe(200);
  expect(await read()).toMatchObject({ hero_subtitle: "", contact_email: "", contact_phone: "" });
});

test("only a super admin saves settings", async () => {
  const provider = await buildToken(app, (await buildProvider(app)).id);
  const body = { settings: { site_name: "Mine" } };
  expect((await app.call("/api/settings", { method: "PUT", body })).status).toBe(401);
  expect((await app.call("/api/settings", { method: "PUT", body, token: provider })).status).toBe(403);
  for (const settings of ["x", [], null]) expect((await save(settings)).status).toBe(400);
});
