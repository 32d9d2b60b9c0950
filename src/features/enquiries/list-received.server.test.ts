import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { enquiryPeople } from "../../../test/enquiry-people.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { SentEnquiry } from "../../contract/enquiries/schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import * as limits from "../../contract/limits.ts";
import { rows } from "../../platform/database/database.ts";
import { auditEntry } from "../../schema/audit.ts";
import { provider } from "../../schema/providers.ts";
import { deleteProviderAccount } from "../../server/account/delete-provider-account.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const { openCouple, openProvider, openJunkMarkers } = await enquiryPeople(app);

async function setEmail(email: string, state: string) {
  const sent_at = state === "sent" ? app.clock.now().toISOString() : null;
  await db.execute(
    sql`update outgoing_email set state = ${state}, sent_at = ${sent_at}::timestamptz where recipient = ${email}`,
  );
}

describe("an enquiry that a couple sent", () => {
  test("is in the couple's list, newest first, with the state of each email", async () => {
    const couple = await openCouple();
    const three = ["Acacia", "Baobab", "Coral", "Date Palm"].map((business_name) =>
      buildProvider(app, { business_name, categories: ["transport"] }),
    );
    const [acacia, baobab, coral, palm] = await Promise.all(three);
    await couple.makeRequest(acacia?.id ?? "", { message: "Molo" });
    app.clock.advance(1000);
    await couple.contactMany("transport");
    await setEmail(acacia?.email ?? "", "sent");
    await setEmail(baobab?.email ?? "", "sending");
    await setEmail(coral?.email ?? "", "failed");

    const { enquiries, total, limit } = await couple.sent();
    expect([total, limit, enquiries.map(({ kind }) => kind)]).toEqual([
      2,
      limits.enquiries_per_page,
      ["bulk", "direct"],
    ]);
    const [bulk, direct] = enquiries;
    expect(direct).toMatchObject({
      message: "Molo",
      recipients_total: 1,
      recipients: [{ provider_id: acacia?.id, provider_name: "Acacia", category_name: null, delivery: "delivered" }],
    });
    expect(bulk).toMatchObject({ deliveries: { delivered: 1, waiting: 2, failed: 1 }, recipients_total: 4 });
    expect(bulk?.recipients.map(({ provider_name, delivery }) => [provider_name, delivery])).toEqual([
      ["Acacia", "delivered"],
      ["Baobab", "waiting"],
      ["Coral", "failed"],
    ]);
    const response = await app.call<{ enquiry: SentEnquiry }>(`/api/enquiries/sent/${bulk?.id}`, {
      token: couple.token,
    });
    expect(response.body.enquiry.recipients).toHaveLength(4);
    expect(response.body.enquiry.recipients.at(-1)).toMatchObject({ provider_id: palm?.id, delivery: "waiting" });
    expect(JSON.stringify([enquiries, response.body])).not.toContain(acacia?.email);
  });

  test("is hidden from other couples under any id; a guest's enquiry is in no list", async () => {
    const [couple, other] = [await openCouple(), await openCouple()];
    const { id } = await buildProvider(app);
    await couple.makeRequest(id);
    await app.call("/api/enquiries/direct", { body: { ...other.content, provider_id: id } });
    expect((await other.sent()).total).toBe(0);
    const own = (await couple.sent()).enquiries[0]?.id ?? "";
    for (const each of [own, "0193e0b0-0000-7000-8000-000000000000", "nonsense"]) {
      const refused = await app.call(`/api/enquiries/sent/${each}`, { token: other.token });
      expect(refused).toMatchObject({ status: 404, body: { code: "enquiry_not_found" } });
    }
    const owner = await buildToken(app, id);
    for (const [path, token, status] of [
      ["/api/enquiries/sent", undefined, 401],
      ["/api/enquiries/sent", owner, 403],
      ["/api/enquiries/received", couple.token, 403],
      ["/api/enquiries/received", undefined, 401],
    ] as const) {
      expect((await app.call(path, token === undefined ? {} : { token })).status).toBe(status);
    }
  });

  test("shows the name of a hidden or deleted provider, and the state of its email", async () => {
    const couple = await openCouple();
    const [hidden, deleted, late] = [await buildProvider(app), await buildProvider(app), await buildProvider(app)];
    for (const { id } of [hidden, deleted, late]) await couple.makeRequest(id);
    await setEmail(hidden.email, "sent");
    await setEmail(deleted.email, "sent");
    await db.update(provider).set({ is_published: false }).where(eq(provider.id, hidden.id));
    for (const { id } of [deleted, late]) await db.transaction((tx) => deleteProviderAccount(app.ctx(), tx, id));
    const recipients = (await couple.sent()).enquiries.flatMap((each) => each.recipients);
    expect(recipients.toSorted((a, b) => (a.provider_name < b.provider_name ? -1 : 1))).toMatchObject(
      [
        { provider_id: null, provider_name: hidden.business_name, delivery: "delivered" },
        { provider_id: null, provider_name: deleted.business_name, delivery: "delivered" },
        { provider_id: null, provider_name: late.business_name, delivery: "failed" },
      ].toSorted((a, b) => (a.provider_name < b.provider_name ? -1 : 1)),
    );
    const left = await rows(
      db,
      sql`select 1 from outgoing_email where recipient in (${deleted.email}, ${late.email}) and template <> 'farewell'`,
    );
    expect(left).toEqual([]);
  });

  test("can be read for one provider only, among the couple's own enquiries", async () => {
    const [couple, other] = [await openCouple(), await openCouple()];
    const [contacted, silent] = [await buildProvider(app), await buildProvider(app)];
    await couple.makeRequest(contacted.id);
    await couple.makeRequest((await buildProvider(app)).id);
    await other.makeRequest(contacted.id);
    expect(await couple.sent(`?provider_id=${contacted.id}`)).toMatchObject({
      total: 1,
      enquiries: [{ recipients: [{ provider_id: contacted.id }] }],
    });
    expect((await couple.sent(`?provider_id=${silent.id}`)).total).toBe(0);
    expect((await couple.sent("?provider_id=")).total).toBe(2);
  });

  test("comes in pages", async () => {
    const couple = await openCouple();
    for (let each = 0; each < limits.enquiries_per_page + 1; each += 1) {
      if (each % 10 === 0) app.clock.advance(61 * 60 * 1000);
      expect((await couple.makeRequest((await buildProvider(app)).id)).status).toBe(201);
    }
    expect((await couple.sent("?page=2")).enquiries).toHaveLength(1);
    expect(await couple.sent("?page=x")).toMatchObject({ error: "page: The page is a whole number from 1." });
    expect((await couple.sent("?page=3")).enquiries).toEqual([]);
    expect((await couple.sent()).enquiries).toHaveLength(limits.enquiries_per_page);
  });
});

describe("an enquiry that a provider received", () => {
  test("is in the provider's list with the couple's details; junk is listed separately, and only its own can be marked", async () => {
    const [owner, other, couple] = [await openProvider(), await openProvider(), await openCouple()];
    await couple.makeRequest(owner.id, { couple_phone: "082 555 0142", message: "First" });
    app.clock.advance(1000);
    await couple.makeRequest(owner.id, { message: "Second" });
    const { enquiries, total } = await owner.received();
    expect(total).toBe(2);
    expect(enquiries).toMatchObject([
      { message: "Second", kind: "direct", delivery: "waiting", is_junk: false },
      { message: "First", couple_name: "Naledi & Pieter", couple_phone: "+27825550142" },
    ]);
    const id = enquiries[0]?.id ?? "";
    for (const [each, as] of [
      [id, other.token],
      ["nonsense", owner.token],
    ] as const) {
      expect(await owner.mark(each, true, as)).toMatchObject({ status: 404, body: { code: "enquiry_not_found" } });
    }
    expect((await owner.mark(id)).body.enquiry).toMatchObject({ message: "Second", is_junk: true });
    expect((await owner.received()).enquiries.map(({ message }) => message)).toEqual(["First"]);
    expect((await owner.received("?junk=true")).enquiries.map(({ message }) => message)).toEqual(["Second"]);
    await owner.mark(id, false);
    expect((await owner.received()).total).toBe(2);
    expect((await other.received()).total).toBe(0);
  });

  test("for the same day is counted, without junk, and can be searched", async () => {
    const [owner, other, couple] = [await openProvider(), await openProvider(), await openCouple()];
    const day = { wedding_date: "2031-03-07" };
    for (const message of ["One", "Two 100%", "Junk"]) {
      await couple.makeRequest(owner.id, { ...day, message });
      app.clock.advance(1000);
    }
    await couple.makeRequest(owner.id, { wedding_date: "2031-03-08", message: "Later" });
    await couple.makeRequest(owner.id, { message: "Some day", venue_location: "Clarens" });
    await couple.makeRequest(other.id, { ...day, message: "Elsewhere" });
    const junk = (await owner.received()).enquiries.find(({ message }) => message === "Junk");
    await owner.mark(junk?.id ?? "");
    const { enquiries } = await owner.received();
    const totals = new Map(enquiries.map(({ message, same_date_total }) => [message, same_date_total]));
    expect(Object.fromEntries(totals)).toEqual({ One: 1, "Two 100%": 1, Later: 0, "Some day": 0 });
    const [marked] = (await owner.received("?junk=true")).enquiries;
    expect([marked?.message, marked?.same_date_total]).toEqual(["Junk", 2]);
    for (const [search, result] of [
      ["100%", ["Two 100%"]],
      ["clarENS", ["Some day"]],
      ["0%0", []],
      ["junk", []],
    ] as const) {
      const page = await owner.received(`?search=${encodeURIComponent(search)}`);
      expect(page.enquiries.map(({ message }) => message)).toEqual(result);
      expect(page.total).toBe(result.length);
    }
  });

  test("marked by an admin who acts as the provider, the mark is audited", async () => {
    const [owner, couple, admin] = [await openProvider(), await openCouple(), await buildSuperAdmin(app)];
    await couple.makeRequest(owner.id);
    const as = await buildToken(app, owner.id, { admin_id: admin.id });
    const id = (await owner.received()).enquiries[0]?.id ?? "";
    expect((await owner.mark(id, true, as)).status).toBe(200);
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
    expect(entries).toMatchObject([{ action: "enquiry_marked_as_junk", actor_id: admin.id, acting_as_id: owner.id }]);
  });
});

describe("junk counts against its sender", () => {
  test("three providers' marks leave one enquiry a day; without the marks they leave all", async () => {
    const [couple, junkMarkers, { id }] = [await openCouple(), await openJunkMarkers(), await buildProvider(app)];
    for (const marker of junkMarkers) {
      await couple.makeRequest(marker.id);
      expect((await couple.makeRequest(id)).status).toBe(201);
      await marker.markNewest();
    }
    expect((await couple.makeRequest(id)).status).toBe(201);
    app.clock.advance(2 * 60 * 60 * 1000);
    const { status, body, headers } = await couple.makeRequest(id);
    expect([status, body.code]).toEqual([429, "too_many_requests"]);
    expect(body.error).toBe(
      "Several vendors marked your enquiries as junk, so you can only send one a day for now. Please try again in 22 hours.",
    );
    expect(Number(headers.get("retry-after"))).toBe(22 * 60 * 60);
    expect((await couple.contactMany("florists")).status).toBe(429);
    const [marker] = junkMarkers;
    await marker?.mark((await marker.received("?junk=true")).enquiries[0]?.id ?? "", false);
    expect((await couple.makeRequest(id)).status).toBe(201);
  });

  test("one provider's marks count once, and old marks not at all", async () => {
    const [couple, junkMarkers, { id }] = [await openCouple(), await openJunkMarkers(), await buildProvider(app)];
    const [one, two, three] = junkMarkers;
    for (const marker of [one, one, one, two]) {
      await couple.makeRequest(marker?.id ?? "");
      await marker?.markNewest();
    }
    for (const _ of [1, 2]) expect((await couple.makeRequest(id)).status).toBe(201);
    const past = sql`${limits.junk_window_days} * interval '1 day'`;
    await db.execute(sql`update enquiry_recipient set junk_at = junk_at - ${past} where provider_id = ${one?.id}`);
    await couple.makeRequest(three?.id ?? "");
    await three?.markNewest();
    for (const _ of [1, 2]) expect((await couple.makeRequest(id)).status).toBe(201);
  });

  test("a guest is identified by its email; a signed-in couple by its own enquiries", async () => {
    const [couple, junkMarkers, { id }] = [await openCouple(), await openJunkMarkers(), await buildProvider(app)];
    const asGuest = (provider_id: string) =>
      app.call("/api/enquiries/direct", {
        body: { ...couple.content, couple_email: couple.content.couple_email.toUpperCase(), provider_id },
      });
    for (const marker of junkMarkers) {
      expect((await asGuest(marker.id)).status).toBe(201);
      await marker.markNewest();
    }
    expect([(await asGuest(id)).status, (await asGuest(id)).status]).toEqual([201, 429]);
    expect([(await couple.makeRequest(id)).status, (await couple.makeRequest(id)).status]).toEqual([201, 201]);
  });
});

test("a provider takes a hundred enquiries an hour from everybody together", async () => {
  const { id } = await buildProvider(app);
  const from = (each: number) =>
    app.call<ErrorAnswer>("/api/enquiries/direct", {
      body: { couple_name: "Lerato", couple_email: `lerato${each}@people.test`, provider_id: id },
      address: `198.51.${each}.7`,
    });
  for (let each = 1; each <= limits.direct_enquiries_per_recipient_max; each += 1)
    expect((await from(each)).status).toBe(201);
  const { status, body } = await from(0);
  expect([status, body.error]).toEqual([
    429,
    expect.stringMatching(/^Many people are writing to this vendor right now\. Please try again in \d+ minutes\.$/),
  ]);
});
