import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { EndorsementGiven, EndorsementReceived, EndorsementStatus } from "../../contract/endorsements/schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { rows } from "../../platform/database/database.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { Refusal } from "../../platform/refusal.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { readPoints } from "./credit-points.ts";
import { endorsementEmails } from "./emails.ts";
import { giveEndorsement } from "./give-endorsement.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), endorsementEmails);

type Own = { status: EndorsementStatus; myEndorsements: EndorsementGiven[] };
type Given = { message: string; endorsement: EndorsementGiven };

async function buildGiver(overrides: Parameters<typeof buildProvider>[1] = {}) {
  const built = await buildProvider(app, { created_at: app.clock.now(), ...overrides });
  return { ...built, token: await buildToken(app, built.id) };
}

function endorse<T = ErrorAnswer>(token: string | undefined, body: object) {
  return app.call<T>("/api/endorsements", { body, ...(token !== undefined && { token }) });
}

const statusOf = async (token: string) => (await app.call<Own>("/api/endorsements/my-status", { token })).body;

test("an endorsement spends points, is at once on the other's profile and list, and is sent by mail", async () => {
  const giver = await buildGiver({ business_name: "Karoo Flowers", badges: ["verified"] });
  const other = await buildProvider(app, { business_name: "Bo-Kaap Table", badges: ["verified"] });
  const path = `/api/providers/${other.id}`;
  const before = (await app.call<{ data: { trust_score: number } }>(path)).body.data.trust_score;
  const body = { endorsed_provider_id: other.id, points_given: 2, comment: " Always <b>on time</b>.\nThank you! " };
  const { status, body: answer } = await endorse<Given>(giver.token, body);
  expect(status).toBe(201);
  expect(answer.message).toBe("Successfully endorsed Bo-Kaap Table!");
  expect(await statusOf(giver.token)).toMatchObject({
    status: { points_available: 1, endorsements_count: 0, monthly_allocation: 3 },
    myEndorsements: [{ ...answer.endorsement, comment: "Always <b>on time</b>.\nThank you!" }],
  });
  const received = await app.call<{ data: { endorsements: EndorsementReceived[] } }>(
    `/api/endorsements/received/${other.id}`,
  );
  expect(received.body.data.endorsements).toMatchObject([{ endorser_name: "Karoo Flowers", points_given: 2 }]);
  expect((await app.call<{ data: { trust_score: number } }>(path)).body.data.trust_score).toBeGreaterThan(before);
  const [mail] = await app.mailbox.waitFor(other.email);
  expect(mail).toMatchObject({ subject: "Karoo Flowers endorsed you" });
  expect(mail?.text).toContain("2 points");
  expect(mail?.text).toContain("> Thank you!");
  expect(mail?.html).not.toContain("<b>on time");
  expect(mail?.html).toContain(`https://umshado.test/provider/${other.id}`);
});

test("the email says whether the endorsement counts in the score yet, as the profile does [trust-23]", async () => {
  const newcomer = await buildGiver({ business_name: "Newcomer" });
  const verified = await buildGiver({ badges: ["verified"] });
  const other = await buildProvider(app);
  await endorse(newcomer.token, { endorsed_provider_id: other.id });
  await endorse(verified.token, { endorsed_provider_id: other.id });
  const mails = await app.mailbox.waitFor(other.email, 2);
  const texts = mails.map(({ text }) => text?.replaceAll(/\s+/g, " "));
  expect(texts).toEqual(
    expect.arrayContaining([
      expect.stringContaining(
        "It doesn’t count towards your trust score yet: it will once Newcomer is verified or has been registered for 30 days.",
      ),
      expect.stringContaining("and it counts towards your trust score."),
    ]),
  );
});

describe("refused, each with its own sentence", () => {
  const cases = async () => {
    const giver = await buildGiver();
    const hidden = await buildGiver({ is_published: false });
    const other = (await buildProvider(app)).id;
    const done = (await buildProvider(app)).id;
    await endorse(giver.token, { endorsed_provider_id: done });
    return { giver, hidden, other, done };
  };

  test("by the rules of endorsements; nothing is spent", async () => {
    const { giver, hidden, other, done } = await cases();
    const unknown = "01980000-0000-7000-8000-000000000000";
    const answers = await Promise.all([
      endorse(hidden.token, { endorsed_provider_id: other }),
      endorse(giver.token, { endorsed_provider_id: giver.id }),
      endorse(giver.token, { endorsed_provider_id: unknown }),
      endorse(giver.token, { endorsed_provider_id: hidden.id }),
      endorse(giver.token, { endorsed_provider_id: done }),
      endorse(giver.token, { endorsed_provider_id: other, points_given: 3 }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, "endorser_unpublished"],
      [403, "own_endorsement"],
      [404, "provider_not_found"],
      [404, "provider_not_found"],
      [409, "endorsement_repeated"],
      [409, "points_short"],
    ]);
    expect(answers[5]?.body.error).toMatch(/^You have 2 points left: give that many at most. You get 3 more on 1 /);
    expect((await statusOf(giver.token)).status.points_available).toBe(2);
    await endorse(giver.token, { endorsed_provider_id: other, points_given: 2 });
    const spent = await endorse(giver.token, { endorsed_provider_id: (await buildProvider(app)).id });
    expect(spent).toMatchObject({ status: 409, body: { code: "points_spent" } });
    expect(spent.body.error).toMatch(/^You have no points left\. You get 3 more on 1 \w+ \d{4}\.$/);
  });

  test.each([
    ["points_given", { points_given: 0 }],
    ["points_given", { points_given: 1.5 }],
    ["comment", { comment: "x".repeat(501) }],
    ["endorsed_provider_id", { endorsed_provider_id: "nobody" }],
  ])("for a bad %s: %j", async (field, wrong) => {
    const { token } = await buildGiver();
    const { id: endorsed_provider_id } = await buildProvider(app);
    const { status, body } = await endorse(token, { endorsed_provider_id, ...wrong });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  test("to strangers and couples", async () => {
    const token = await buildToken(app, (await buildCouple(app)).id);
    const paths = ["/api/endorsements/my-status", "/api/endorsements/search"];
    const responses = [
      await endorse(undefined, {}),
      await endorse(token, {}),
      ...(await Promise.all(paths.map((path) => app.call(path)))),
      ...(await Promise.all(paths.map((path) => app.call(path, { token })))),
    ];
    expect(responses.map(({ status }) => status)).toEqual([401, 403, 401, 401, 403, 403]);
  });
});

describe("at once", () => {
  test("of twenty endorsements with three points three are stored", async () => {
    const { id, token } = await buildGiver();
    const others = await Promise.all(Array.from({ length: 20 }, () => buildProvider(app)));
    const answers = await Promise.all(others.map((each) => endorse(token, { endorsed_provider_id: each.id })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === "points_spent")).toHaveLength(17);
    expect(await statusOf(token)).toMatchObject({ status: { points_available: 0 } });
    expect(await ledgerOf(id)).toEqual({ credited: 3, spent: 3, available: 0 });
  });

  test("of two equal endorsements one is stored", async () => {
    const { id, token } = await buildGiver();
    const { id: endorsed_provider_id } = await buildProvider(app);
    const answers = await Promise.all([1, 2].map(() => endorse(token, { endorsed_provider_id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await ledgerOf(id)).toEqual({ credited: 3, spent: 1, available: 2 });
  });

  test("two who endorse each other, and read their points, cause no deadlock", async () => {
    const [one, other] = [await buildGiver(), await buildGiver()];
    const answers = await Promise.all([
      endorse(one.token, { endorsed_provider_id: other.id }),
      endorse(other.token, { endorsed_provider_id: one.id }),
      app.call("/api/endorsements/my-status", { token: one.token }),
      app.call("/api/endorsements/my-status", { token: other.token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200]);
  });
});

async function ledgerOf(id: string) {
  const [result] = await rows<{ credited: number; spent: number; available: number }>(
    db,
    sql`select (select coalesce(sum(points), 0)::int from endorsement_credit where provider_id = ${id}) as credited,
      (select coalesce(sum(points_given), 0)::int from endorsement where endorser_id = ${id}) as spent,
      (select points_available from endorsement_balance where provider_id = ${id}) as available`,
  );
  return result;
}

function passRefusal(cause: unknown): void {
  if (!(cause instanceof Refusal)) throw cause;
}

test("for any order of months and endorsements the available points are the credited less the spent ones", async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => buildProvider(app)));
  const step = fc.oneof(
    fc.record({ kind: fc.constant("wait" as const), days: fc.integer({ min: 0, max: 70 }) }),
    fc.record({ kind: fc.constant("look" as const) }),
    fc.record({
      kind: fc.constant("give" as const),
      to: fc.nat({ max: others.length - 1 }),
      points: fc.integer({ min: 1, max: 7 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { id } = await buildProvider(app, { created_at: app.clock.now() });
      const ctx = app.ctx({ kind: "provider", id, is_super_admin: false, admin_id: null });
      for (const each of [...steps, { kind: "look" as const }]) {
        if (each.kind === "wait") app.clock.advance(each.days * 86_400_000);
        else if (each.kind === "look") await readPoints(ctx, id);
        else {
          const payload = { endorsed_provider_id: others[each.to]?.id ?? "", points_given: each.points, comment: null };
          await giveEndorsement(ctx, payload).catch(passRefusal);
        }
      }
      const { credited = 0, spent = 0, available = -1 } = (await ledgerOf(id)) ?? {};
      expect(available).toBe(credited - spent);
      expect(available).toBeGreaterThanOrEqual(0);
      expect(credited % 3).toBe(0);
    }),
    { numRuns: 25 },
  );
}, 30_000);
