import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { tokenIn } from "../../../test/mailbox.ts";
import type { HeldEnquiry } from "../../contract/enquiries/schema.ts";
import * as limits from "../../contract/limits.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { category } from "../../schema/categories.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { enquiryEmails } from "./emails.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
await buildProvider(app, { categories: ["caterers"] });
const categories = await app.runtime.database.db.select().from(category);
const caterers = categories.find(({ slug }) => slug === "caterers")?.id;

async function openWaiting() {
  const { id, email } = await buildCouple(app);
  const token = await buildToken(app, id);
  const body = {
    couple_name: "Lerato & Pieter",
    couple_email: email,
    wedding_date: "2031-03-07",
    venue_location: "Paarl",
    guest_count: 80,
    message: "Our site is lerato.example",
    selected_category_ids: [caterers],
  };
  expect((await app.call("/api/enquiries/bulk-contact", { body, token })).status).toBe(202);
  type Page = { held: HeldEnquiry[]; total: number };
  const list = async (query = "") => (await app.call<Page>(`/api/enquiries/sent${query}`, { token })).body;
  const download = async () => (await app.call<{ held_enquiries: object[] }>("/api/account/data", { token })).body;
  return { email, token, list, download };
}

test("a pending enquiry is in its couple's list and download, with its content and its expiry", async () => {
  const written_at = app.clock.now();
  const { email, list, download } = await openWaiting();
  const lapses = new Date(written_at.getTime() + limits.held_enquiry_hours * 60 * 60 * 1000).toISOString();
  const enquiry = {
    couple_email: email,
    message: "Our site is lerato.example",
    venue_location: "Paarl",
    guest_count: 80,
  };
  expect(await list()).toMatchObject({
    total: 0,
    held: [{ ...enquiry, kind: "bulk", recipients_total: 1, created_at: written_at.toISOString(), expires_at: lapses }],
  });
  expect((await list("?page=2")).held).toEqual([]);
  expect((await download()).held_enquiries).toMatchObject([{ ...enquiry, expires_at: lapses }]);
  const stranger = await buildToken(app, (await buildCouple(app)).id);
  expect((await app.call("/api/enquiries/sent", { token: stranger })).body).toMatchObject({ held: [] });
  app.clock.advance(limits.held_enquiry_hours * 60 * 60 * 1000);
  expect((await list()).held, "once it is over").toEqual([]);
});

test("once its link is pressed it is among the sent ones", async () => {
  const { email, list } = await openWaiting();
  const token = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect((await app.call("/api/enquiries/confirm", { body: { token } })).status).toBe(200);
  expect(await list()).toMatchObject({ held: [], total: 1 });
});
