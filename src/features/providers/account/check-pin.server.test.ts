import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import { placeMessages } from "../../../contract/places/calls.ts";
import type { MyProfile } from "../../../contract/providers/my-schema.ts";
import { listing } from "../../../schema/listings.ts";
import { provider } from "../../../schema/providers.ts";

const app = await startTestApp();
const { db } = app.ctx();
const clarens = { latitude: -28.515, longitude: 28.42 };
const none = { latitude: null, longitude: null };

async function open(categories: string[]) {
  const { id } = await buildProvider(app, { categories, city: "Clarens", business_address: null });
  const token = await buildToken(app, id);
  const save = async (body: object) => {
    const path = "/api/providers/profile";
    const answer = await app.call<{ data?: MyProfile } & ErrorAnswer>(path, { method: "PUT", token, body });
    return { status: answer.status, fields: answer.body.fields, pin: answer.body.data && pinOf(answer.body.data) };
  };
  const seen = async () => pinOf((await app.call<{ data: MyProfile }>(`/api/providers/${id}`)).body.data);
  const listed = async () =>
    (await db.select({ latitude: listing.latitude }).from(listing).where(eq(listing.provider_id, id)))[0]?.latitude;
  return { id, save, seen, listed };
}

const pinOf = ({ latitude, longitude }: MyProfile) => ({ latitude, longitude });

test("a venue's pin is saved to the metre, shown to couples and measured from, moved by one half and taken off", async () => {
  const venue = await open(["venues"]);
  expect(await venue.save({ latitude: "-28,5150004", longitude: "28.42" })).toMatchObject({
    status: 200,
    pin: clarens,
  });
  expect([await venue.seen(), await venue.listed()]).toEqual([clarens, clarens.latitude]);
  expect((await venue.save({ longitude: 28.5 })).pin).toEqual({ ...clarens, longitude: 28.5 });
  expect((await venue.save({ city: "Fouriesburg" })).pin).toEqual({ ...clarens, longitude: 28.5 });
  expect((await venue.save({ latitude: null, longitude: "" })).pin).toEqual(none);
  expect([await venue.seen(), await venue.listed()]).toEqual([none, null]);
});

test.each([
  [{ latitude: -28.5 }, { longitude: placeMessages.pin_halved }],
  [{ longitude: 28.4 }, { latitude: placeMessages.pin_halved }],
  [{ latitude: 51.5, longitude: -0.12 }, { latitude: placeMessages.pin_elsewhere }],
  [{ latitude: -25.966, longitude: 32.573 }, { latitude: placeMessages.pin_elsewhere }],
  [{ latitude: 91, longitude: 28.4 }, { latitude: "Enter degrees from -90 to 90, such as -33.9249." }],
  [{ latitude: "south", longitude: "east" }, { latitude: "Enter degrees from -90 to 90, such as -33.9249." }],
])("%j is no pin", async (sent, fields) => {
  const venue = await open(["venues"]);
  expect(await venue.save(sent)).toMatchObject({ status: 400, fields });
  expect(await venue.seen()).toEqual(none);
});

test("a business that is no venue gets no pin, and a venue that becomes something else loses its pin", async () => {
  const photographer = await open(["photographers", "venues"]);
  expect(await photographer.save(clarens)).toMatchObject({
    status: 400,
    fields: { latitude: placeMessages.pin_of_venues },
  });
  expect((await photographer.save(none)).status).toBe(200);
  const venue = await open(["venues", "caterers"]);
  await venue.save(clarens);
  expect((await venue.save({ primary_category_id: 6, additional_categories: [] })).pin).toEqual(none);
  expect([await venue.seen(), await venue.listed()]).toEqual([none, null]);
});

test("the coordinates of a business that is no venue are sent to nobody", async () => {
  const photographer = await open(["photographers"]);
  await db.update(provider).set(clarens).where(eq(provider.id, photographer.id));
  app.discard();
  expect(await photographer.seen()).toEqual(none);
  const list = await app.call<{ total: number }>("/api/providers?near=clarens");
  expect(list.body.total).toBeGreaterThan(0);
  expect(JSON.stringify(list.body)).not.toMatch(/28\.515|28\.42/);
});
