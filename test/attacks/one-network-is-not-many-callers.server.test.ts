import { inArray } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import * as limits from "../../src/contract/limits.ts";
import { signInLimits } from "../../src/features/accounts/rules.ts";
import { networkOf } from "../../src/platform/http/client-address.ts";
import { countTry } from "../../src/platform/rate-limit.ts";
import { category } from "../../src/schema/categories.ts";
import { enquiry } from "../../src/schema/enquiries.ts";
import { buildProvider, buildSuperAdmin } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// Past the hourly limits.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Try = { path: string; body: object; addresses: string[] };

async function tryFrom({ path, body, addresses }: Try): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await app.call(path, { body, address })).status);
  return statuses;
}

function many(count: number, addressOf: (number: number) => string): string[] {
  return Array.from({ length: count }, (_, number) => addressOf(number));
}

const timesOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

test.each([
  ["one /64 of IPv6", (number: number) => `2001:db8:1:2::${(number + 1).toString(16)}`],
  ["one address with a port for each try", (number: number) => `203.0.113.9:${40_001 + number}`],
  ["one address in brackets, with a port", (number: number) => `[2001:db8:9::7]:${40_001 + number}`],
  ["one mapped address", (number: number) => (number % 2 === 0 ? "203.0.113.10" : "::ffff:203.0.113.10")],
  ["addresses that say nothing", (number: number) => `_hidden${number}`],
])("a password can't be guessed more than ten times from %s", async (_, addressOf) => {
  const { email } = await buildSuperAdmin(app, { password: "protea-and-sand" });
  const body = { email, password: "a-guess" };
  const statuses = await tryFrom({ path: "/api/auth/login", body, addresses: many(13, addressOf) });
  expect(timesOf(statuses, 401)).toBe(limits.sign_in_failures_max);
  expect(timesOf(statuses, 429)).toBe(3);
});

test("a /48 can't guess without end from its many /64", async () => {
  const { email } = await buildProvider(app, { password: "protea-and-sand" });
  const addressOf = (number: number) => `2001:db8:5:${number.toString(16)}::1`;
  const most = limits.sign_in_failures_max * limits.wide_network_factor;
  for (let number = 1; number < most; number += 1) {
    const { ofAccount } = signInLimits({ kind: "provider", email, address: networkOf(addressOf(number)) });
    await db.transaction((tx) => countTry(app.ctx(), tx, ofAccount));
  }
  const addresses = [addressOf(most), addressOf(most + 1)];
  const body = { email, password: "a-guess" };
  expect(await tryFrom({ path: "/api/auth/login", body, addresses })).toEqual([401, 429]);
});

test("a flood of bulk enquiries can't come from one /64", async () => {
  const slugs = ["photographers", "florists"];
  for (const slug of slugs) await buildProvider(app, { categories: [slug] });
  const chosen = await db.select().from(category).where(inArray(category.slug, slugs));
  const form = { couple_name: "Somebody", wedding_date: "2031-03-07", venue_location: "Paarl", guest_count: 80 };
  const statuses: number[] = [];
  for (let each = 0; each < 8; each += 1) {
    const couple_email = `storm${each}@people.test`;
    const body = { ...form, couple_email, selected_category_ids: [chosen[each % 2]?.id], excluded_category_ids: [] };
    const address = `2001:db8:7:1::${each + 1}`;
    statuses.push((await app.call("/api/enquiries/bulk-contact", { body, address })).status);
  }
  expect(timesOf(statuses, 429)).toBe(8 - limits.bulk_enquiries_per_address_max);
  expect(await db.$count(enquiry)).toBeLessThanOrEqual(limits.bulk_enquiries_per_address_max);
});

test("nobody can find out from one /64 which emails have accounts", async () => {
  const { email } = await buildProvider(app);
  const body = {
    email,
    password: "protea-and-sand",
    confirmPassword: "protea-and-sand",
    business_name: "Somebody",
    contact_person: "Some Body",
    phone: "082 555 0117",
  };
  const addresses = many(22, (number) => `2001:db8:8:1::${number.toString(16)}`);
  const statuses = await tryFrom({ path: "/api/auth/register", body, addresses });
  expect(timesOf(statuses, 409)).toBe(limits.registrations_per_address_max);
  expect(timesOf(statuses, 429)).toBe(2);
});
