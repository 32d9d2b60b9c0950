import { afterAll, expect, test } from "vitest";
import { buildCouple, buildMember, buildProvider, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hurryEmails, lastConversation } from "../../../test/open-conversation.ts";
import { buildSharer, sharer } from "../../../test/open-wedding.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

async function openEnquiry() {
  const owner = await buildSharer(app);
  const editor = await buildMember(app, owner.id, { name: "Sipho", email_verified_at: app.clock.now() });
  const provider = await buildProvider(app);
  const body = { couple_name: "Sipho", couple_email: editor.email, message: "Is it free?", provider_id: provider.id };
  expect((await app.call("/api/enquiries/direct", { token: editor.token, body })).status).toBe(201);
  const id = await lastConversation(app);
  const provider_token = await buildToken(app, provider.id);
  const write = async (token: string, text: string) => {
    const { status } = await app.call(`/api/conversations/${id}/messages`, { token, body: { text } });
    expect(status).toBe(201);
  };
  const answer = async (text: string) => {
    await write(provider_token, text);
    await hurryEmails(app);
  };
  const look = (token: string) =>
    app.call(`/api/conversations/${id}/read`, { method: "PUT", token, body: { up_to: 50 } });
  return { id, owner, editor, provider, answer, look, write, provider_token };
}

async function answersTo(email: string, count: number) {
  const mails = await app.mailbox.waitFor(email, count);
  return mails
    .filter(({ text }) => text?.includes("answers:"))
    .map(({ text }) => /answers: (.*)/.exec(text ?? "")?.[1]);
}

test("the member of a wedding who sent the enquiry gets the answer by mail like the owner, each once", async () => {
  const { id, owner, editor, answer } = await openEnquiry();
  await answer("answers: one");
  expect(await answersTo(owner.email, 1)).toEqual(["one"]);
  // its copy of the enquiry came first
  expect(await answersTo(editor.email, 2)).toEqual(["one"]);
  const [mail] = (await app.mailbox.waitFor(editor.email, 2)).slice(-1);
  expect(mail?.text).toContain(`/messages/${id}`);
  await answer("answers: two");
  expect(await answersTo(owner.email, 2)).toEqual(["one", "two"]);
  expect(await answersTo(editor.email, 3)).toEqual(["one", "two"]);
});

test("after a message of the owner only the owner is mailed", async () => {
  const { owner, editor, answer, write } = await openEnquiry();
  await write(owner.token, "And on Saturday?");
  await answer("answers: one");
  expect(await answersTo(owner.email, 1)).toEqual(["one"]);
  expect(await answersTo(editor.email, 1)).toEqual([]);
});

test.each([
  ["has left", async ({ editor }: Requested) => sharer(app, editor.token).leave()],
  ["is a reader", async ({ owner, editor }: Requested) => owner.change(editor.id, "reader")],
  ["takes no emails about messages", async ({ editor }: Requested) => buildSuppressed(app, editor.email, "messages")],
])("a member who %s before the email leaves gets none; the owner does", async (_name, change) => {
  const enquiry = await openEnquiry();
  const { owner, editor, provider_token, write } = enquiry;
  await write(provider_token, "answers: one");
  await change(enquiry);
  await hurryEmails(app);
  expect(await answersTo(owner.email, 1)).toEqual(["one"]);
  expect(await answersTo(editor.email, 1)).toEqual([]);
});

test("a message that was read before the email leaves is mailed to nobody", async () => {
  const { owner, editor, provider_token, look, write } = await openEnquiry();
  await write(provider_token, "answers: one");
  expect((await look(owner.token)).status).toBe(200);
  await hurryEmails(app);
  await write(provider_token, "answers: two");
  await hurryEmails(app);
  expect(await answersTo(owner.email, 1)).toEqual(["two"]);
  expect(await answersTo(editor.email, 2)).toEqual(["two"]);
});

test("an owner who sent the enquiry is mailed once", async () => {
  const owner = await buildCouple(app);
  const token = await buildToken(app, owner.id);
  const provider = await buildProvider(app);
  const body = { couple_name: "Lerato", couple_email: owner.email, provider_id: provider.id };
  await app.call("/api/enquiries/direct", { token, body });
  const path = `/api/conversations/${await lastConversation(app)}/messages`;
  await app.call(path, { token: await buildToken(app, provider.id), body: { text: "answers: one" } });
  await hurryEmails(app);
  expect(await answersTo(owner.email, 2)).toEqual(["one"]);
});

type Requested = Awaited<ReturnType<typeof openEnquiry>>;
