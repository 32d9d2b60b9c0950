import { beforeEach, expect, test } from "vitest";
import * as shares from "../../src/contract/enquiries/calls.ts";
import * as limits from "../../src/contract/limits.ts";
import { limitsOf, recipientLimits } from "../../src/features/enquiries/rules.ts";
import { countTry, type RateLimit } from "../../src/platform/rate-limit.ts";
import { buildCouple, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// Past the hourly limits.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

async function count(tries: number, limit: RateLimit[]): Promise<void> {
  for (let each = 0; each < tries; each += 1) await db.transaction((tx) => countTry(app.ctx(), tx, limit));
}

function send(couple_email: string, provider_id: string, token?: string) {
  const body = { provider_id, couple_name: "Naledi", couple_email };
  return app.call("/api/enquiries/direct", { body, ...(token !== undefined && { token }) });
}

test("strangers' enquiries in a couple's name do not prevent the couple from sending its own", async () => {
  const [{ id }, couple] = [await buildProvider(app), await buildCouple(app)];
  const strangers = { couple_id: null, couple_email: couple.email };
  await count(limits.direct_enquiries_per_sender_max, limitsOf("direct", "198.51.100.1", strangers));
  expect(await send(couple.email, id)).toMatchObject({ status: 429 });
  expect(await send(couple.email, id, await buildToken(app, couple.id))).toMatchObject({ status: 201 });
});

test("tags and dots of an address don't make a guest several senders", async () => {
  const { id } = await buildProvider(app);
  for (let each = 0; each < limits.direct_enquiries_per_sender_max; each += 1)
    expect(await send(`na.led.i+${each}@gmail.com`, id)).toMatchObject({ status: 201 });
  expect(await send("naledi@googlemail.com", id)).toMatchObject({ status: 429 });
});

test("strangers who fill a provider's hour do not prevent signed-in couples from writing to it", async () => {
  const [{ id }, couple] = [await buildProvider(app), await buildCouple(app)];
  await count(
    limits.direct_enquiries_per_recipient_max,
    [recipientLimits(id, { couple_id: null }, "198.51.100.1").slice(1)].flat(),
  );
  expect(await send("guest@people.test", id)).toMatchObject({ status: 429 });
  expect(await send(couple.email, id, await buildToken(app, couple.id))).toMatchObject({ status: 201 });
});

test("each network has a separate share of a provider's hour, and leaves the rest to guests of others", async () => {
  const { id } = await buildProvider(app);
  const from = (address: string, each: number) =>
    app.call("/api/enquiries/direct", {
      body: { provider_id: id, couple_name: "Naledi", couple_email: `guest${each}@${address}.test` },
      address,
    });
  for (let each = 0; each < shares.direct_enquiries_per_recipient_and_network_max; each += 1)
    expect(await from(`198.51.100.${each}`, each)).toMatchObject({ status: 201 });
  expect(await from("198.51.100.200", 1)).toMatchObject({ status: 429 });
  expect(await from("198.51.101.1", 1)).toMatchObject({ status: 201 });
});
