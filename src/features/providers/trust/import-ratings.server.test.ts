import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { provider } from "../../../schema/providers.ts";
import { importRatings } from "./import-ratings.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const head = "provider,google_rating,google_review_count,facebook_rating,facebook_review_count";

const load = (...lines: string[]) => importRatings(app.ctx(), lines.join("\r\n"));

async function stored(id: string) {
  const { google_rating, google_review_count, facebook_rating, facebook_review_count, ratings_recorded_at } = provider;
  const [row] = await db
    .select({ google_rating, google_review_count, facebook_rating, facebook_review_count, ratings_recorded_at })
    .from(provider)
    .where(eq(provider.id, id));
  return row;
}

test("providers are named by id or email; valid lines are stored whatever the others contain", async () => {
  const byId = await buildProvider(app);
  const byEmail = await buildProvider(app, { is_published: false });
  const bad = await buildProvider(app);
  const report = await load(
    head,
    `${byId.id.toUpperCase()},4.8,"1 200",,`,
    `${bad.id},6,10,,`,
    `${byEmail.email.toUpperCase()},,,4.5,30`,
  );
  expect(report).toEqual({
    recorded: 2,
    refused: [{ line: 3, reason: "google_rating: Enter a rating from 1 to 5, or none." }],
  });
  expect(await stored(byId.id)).toMatchObject({
    google_rating: 4.8,
    google_review_count: 1_200,
    facebook_rating: null,
  });
  expect(await stored(byEmail.id)).toMatchObject({
    google_rating: null,
    facebook_rating: 4.5,
    facebook_review_count: 30,
  });
  expect((await stored(bad.id))?.ratings_recorded_at).toBeNull();
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, byId.id));
  expect(entry).toMatchObject({
    actor_id: null,
    actor_name: "ratings:import (command line)",
    action: "ratings_recorded",
  });
});

test("columns in any order, others besides, semicolons and decimal commas", async () => {
  const { id } = await buildProvider(app);
  const report = await load(
    "\uFEFFName;Facebook_Review_Count;facebook_rating;GOOGLE_REVIEW_COUNT;google_rating;provider",
    `"Kaya; Sons";30;4,5;120;4,8;${id}`,
  );
  expect(report).toEqual({ recorded: 1, refused: [] });
  expect(await stored(id)).toMatchObject({ google_rating: 4.8, facebook_rating: 4.5, facebook_review_count: 30 });
});

test("every refused line is reported with its number and reason", async () => {
  const { id } = await buildProvider(app);
  const couple = await buildCouple(app);
  const unknown = "01980000-0000-7000-8000-000000000000";
  const { recorded, refused } = await load(
    head,
    `${id},4.8,120,,`,
    "",
    `${id},4.9,121,,`,
    `${unknown},4.8,120,,`,
    `${couple.email},4.8,120,,`,
    ",4.8,120,,",
    `${id},4.8,120`,
    `${id},good,120,,`,
    `${id},-4,120,,`,
    `${id},4.8,12.5,,`,
    `${id},4.8,,,`,
    `${id},,,9,12`,
  );
  expect(recorded).toBe(1);
  expect(refused).toEqual([
    { line: 4, reason: "This provider is already in line 2." },
    { line: 5, reason: `No provider has the id or email "${unknown}".` },
    { line: 6, reason: `No provider has the id or email "${couple.email}".` },
    { line: 7, reason: "The provider's id or email is missing." },
    { line: 8, reason: "This line has 3 fields where the first line has 5." },
    { line: 9, reason: 'google_rating: "good" is not a number.' },
    { line: 10, reason: 'google_rating: "-4" is not a number.' },
    { line: 11, reason: "google_review_count: Enter the number of reviews as a whole number, or none." },
    { line: 12, reason: "google_review_count: Enter how many reviews the rating is of." },
    { line: 13, reason: "facebook_rating: Enter a rating from 1 to 5, or none." },
  ]);
});

test.each([
  ["", "missing: provider, google_rating, google_review_count, facebook_rating, facebook_review_count."],
  ["provider,google_rating\n", "missing: google_review_count, facebook_rating, facebook_review_count."],
  [`"${head}`, "Line 1: a quote is opened and never closed."],
])("an unreadable file is refused as a whole: %j", async (text, sentence) => {
  await expect(load(text)).rejects.toThrow(sentence);
});
