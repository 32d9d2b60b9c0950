import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { hurryEmails, openConversation } from "../../../../test/open-conversation.ts";
import { reportMessages, reports_daily_max } from "../../../contract/conversations/calls.ts";
import type { Report, ReportedMessage } from "../../../contract/conversations/safety-schema.ts";
import { rows } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const admin = await buildSuperAdmin(app);
beforeEach(async () => {
  app.clock.advance(61 * 60 * 1000);
  await db.execute(sql`delete from report`);
});

async function office() {
  const token = await buildToken(app, admin.id);
  const act = (id: string, what: string, body: object = {}) =>
    app.call<{ messages: ReportedMessage[]; code: string; message: string }>(`/api/admin/reports/${id}/${what}`, {
      token,
      body,
      ...(what === "note" && { method: "PUT" }),
    });
  return {
    token,
    list: async (query = "") =>
      (await app.call<{ reports: Report[]; total: number }>(`/api/admin/reports${query}`, { token })).body,
    open: (id: string) => act(id, "opening"),
    note: (id: string, note: string) => act(id, "note", { note }),
    close: (id: string, outcome: string) => act(id, "closing", { outcome }),
  };
}
const audited = () =>
  rows<{ action: string; actor_id: string }>(
    db,
    sql`select action, actor_id from audit_entry where action like 'report_%' order by id`,
  );

test("a report opens one case for its side, and another report is added to it", async () => {
  const { couple, provider } = await openConversation(app);
  const first = await couple.post("report", { reason: "fraud", words: "They want money." });
  expect(first).toMatchObject({ status: 201, body: { message: reportMessages.reported } });
  await couple.post("report", { reason: "abusive", words: "And they shout." });
  app.clock.advance(1000);
  await provider.post("report", { reason: "spam" });
  const { list } = await office();
  const { reports, total } = await list();
  expect(total).toBe(2);
  expect(reports).toMatchObject([
    {
      reported_by: "couple",
      reason: "abusive",
      words: "They want money.\n\nAnd they shout.",
      couple_name: "Lerato & Sipho",
      provider: { id: provider.id, name: provider.business_name },
      outcome: null,
      closed_at: null,
    },
    { reported_by: "provider", reason: "spam", words: "" },
  ]);
  expect((await list("?state=closed")).total).toBe(0);
  const news = await app.call<{ data: { open_reports: number } }>("/api/admin/news", { token: (await office()).token });
  expect(news.body.data.open_reports).toBe(2);
  expect(JSON.stringify((await provider.read()).body)).not.toContain("They want money");
});

test("a stranger reports nothing, and nobody too often", async () => {
  const { id, couple } = await openConversation(app);
  const stranger = await openConversation(app);
  const body = { reason: "spam" };
  for (const { token } of [stranger.couple, stranger.provider])
    expect((await app.call(`/api/conversations/${id}/report`, { token, body })).status).toBe(404);
  expect((await app.call(`/api/conversations/${id}/report`, { body })).status).toBe(401);
  expect((await couple.post("report", { reason: "because" })).status).toBe(400);
  const sent = [];
  for (let at = 0; at <= reports_daily_max; at += 1) sent.push((await couple.post("report", body)).status);
  expect(sent.at(-1)).toBe(429);
  expect(sent.filter((status) => status === 201)).toHaveLength(reports_daily_max);
});

test("an admin reads a conversation only through an open case, and each reading is in the audit", async () => {
  const { id, couple, provider } = await openConversation(app, { message: "The secret of the garden" });
  await provider.write("Pay the deposit into our account: Capitec 1234567890");
  const nobody = await office();
  expect((await app.call(`/api/conversations/${id}`, { token: nobody.token })).status).toBe(404);
  for (const unknown of [id, newId(), "nonsense"]) expect((await nobody.open(unknown)).status).toBe(404);
  await couple.post("report", { reason: "fraud" });
  const { list, open, close } = await office();
  const before = await list();
  expect(JSON.stringify(before)).not.toContain("secret of the garden");
  expect(await audited()).toEqual([]);
  const report_id = before.reports[0]?.id ?? "";
  const opened = await open(report_id);
  expect(opened.body.messages).toMatchObject([
    { sent_by: "couple", text: "The secret of the garden", caution: null },
    { sent_by: "provider", caution: "bank_details" },
  ]);
  await open(report_id);
  expect(await audited()).toEqual([
    { action: "report_opened", actor_id: admin.id },
    { action: "report_opened", actor_id: admin.id },
  ]);
  await close(report_id, "nothing_found");
  expect(await open(report_id)).toMatchObject({ status: 409, body: { code: "report_closed" } });
  expect((await app.call(`/api/conversations/${id}`, { token: nobody.token })).status).toBe(404);
  for (const token of [couple.token, provider.token])
    expect((await app.call(`/api/admin/reports/${report_id}/opening`, { token, body: {} })).status).toBe(403);
});

test("a closed case keeps note and outcome, its reporter gets an email, and another report opens it again", async () => {
  const { couple, provider } = await openConversation(app);
  await couple.post("report", { reason: "fraud", words: "They want money." });
  const { list, note, close } = await office();
  const report_id = (await list()).reports[0]?.id ?? "";
  expect((await note(report_id, "Phoned them.")).status).toBe(200);
  expect((await close(report_id, "shot")).status).toBe(400);
  const closings = await Promise.all([close(report_id, "warned"), close(report_id, "warned")]);
  expect(closings.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect((await list("?state=closed")).reports).toMatchObject([{ note: "Phoned them.", outcome: "warned" }]);
  expect((await list()).total).toBe(0);
  await hurryEmails(app);
  const emails = await app.mailbox.waitFor(couple.email, 2);
  const notifications = emails.filter(({ subject }) => subject === `Your report about ${provider.business_name}`);
  expect(notifications).toHaveLength(1);
  expect(notifications[0]?.text).toContain("we have warned them");
  await couple.post("report", { reason: "fraud", words: "Again." });
  expect((await list()).reports).toMatchObject([{ words: "They want money.\n\nAgain.", outcome: null }]);
});

test("a couple can't be suspended", async () => {
  const { provider } = await openConversation(app);
  await provider.post("report", { reason: "abusive" });
  const { list, close } = await office();
  const report_id = (await list()).reports[0]?.id ?? "";
  expect((await close(report_id, "suspended")).status).toBe(400);
  expect((await close(report_id, "nothing_found")).status).toBe(200);
});

test("when the enquiry is erased the texts of its case are deleted and the case is closed; the outcome stays", async () => {
  const one = await openConversation(app);
  const other = await openConversation(app);
  for (const { couple } of [one, other]) await couple.post("report", { reason: "fraud", words: "They want money." });
  const { list, close, note } = await office();
  const [first] = (await list()).reports;
  await note(first?.id ?? "", "Phoned them.");
  await close(first?.id ?? "", "warned");
  await db.execute(sql`update enquiry set couple_email = '', couple_name = '', message = null`);
  const { reports } = await list("?state=closed");
  expect(reports).toHaveLength(2);
  for (const each of reports)
    expect(each).toMatchObject({ words: "", note: "", couple_name: "", is_emptied: true, reason: "fraud" });
  expect(new Set(reports.map(({ outcome }) => outcome))).toEqual(new Set([null, "warned"]));
});

test("each side's download has its own reports, and nothing of the other side's", async () => {
  const { couple, provider } = await openConversation(app);
  await couple.post("report", { reason: "fraud", words: "They want money." });
  const copy = async (token: string) => JSON.stringify((await app.call("/api/account/data", { token })).body);
  const [own, others] = [await copy(couple.token), await copy(provider.token)];
  expect(own).toContain("They want money.");
  expect(others).not.toContain("They want money.");
});
