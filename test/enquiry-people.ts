import type { ReceivedEnquiry, SentEnquiry } from "../src/contract/enquiries/schema.ts";
import type { ErrorAnswer } from "../src/contract/error-answer.ts";
import * as limits from "../src/contract/limits.ts";
import { category } from "../src/schema/categories.ts";
import { buildCouple, buildProvider, buildToken } from "./factories.ts";
import type { TestApp } from "./harness.ts";

type SentPage = { enquiries: SentEnquiry[]; total: number; page: number; limit: number };
type ReceivedPage = { enquiries: ReceivedEnquiry[]; total: number };

export async function enquiryPeople(app: TestApp) {
  const categories = await app.runtime.database.db.select().from(category);

  async function openCouple() {
    const { id, email } = await buildCouple(app, { email_verified_at: app.clock.now() });
    const token = await buildToken(app, id);
    const content = { couple_name: "Naledi & Pieter", couple_email: email };
    const makeRequest = (provider_id: string, overrides: object = {}) =>
      app.call<ErrorAnswer>("/api/enquiries/direct", { body: { ...content, provider_id, ...overrides }, token });
    const contactMany = (slug: string) => {
      const selected_category_ids = [categories.find((each) => each.slug === slug)?.id];
      const where = { wedding_date: "2031-03-07", venue_location: "Paarl", guest_count: 5, selected_category_ids };
      return app.call("/api/enquiries/bulk-contact", { body: { ...content, ...where }, token });
    };
    const sent = async (query = "") => (await app.call<SentPage>(`/api/enquiries/sent${query}`, { token })).body;
    return { id, token, content, makeRequest, contactMany, sent };
  }

  async function openProvider(overrides: Parameters<typeof buildProvider>[1] = {}) {
    const owner = await buildProvider(app, overrides);
    const token = await buildToken(app, owner.id);
    const received = async (query = "") =>
      (await app.call<ReceivedPage>(`/api/enquiries/received${query}`, { token })).body;
    const mark = (id: string, is_junk = true, as = token) =>
      app.call<{ enquiry: ReceivedEnquiry }>(`/api/enquiries/received/${id}/junk`, {
        method: "PUT",
        body: { is_junk },
        token: as,
      });
    const markNewest = async () => mark((await received()).enquiries[0]?.id ?? "");
    return { ...owner, token, received, mark, markNewest };
  }

  async function openJunkMarkers() {
    return Promise.all(Array.from({ length: limits.junk_marks_max }, () => openProvider()));
  }

  return { openCouple, openProvider, openJunkMarkers };
}
