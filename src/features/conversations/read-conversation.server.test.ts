import { expect, test } from "vitest";
import { buildMember, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openConversation } from "../../../test/open-conversation.ts";
import { buildSharer, sharer } from "../../../test/open-wedding.ts";
import type { FullConversation } from "../../contract/conversations/schema.ts";
import type { SentEnquiry } from "../../contract/enquiries/schema.ts";

const app = await startTestApp();

test("members of a shared wedding read which of them wrote; the provider reads the couple's name, and a couple without members no name", async () => {
  const { id, couple, provider } = await openConversation(app);
  await couple.write("From the owner");
  expect((await couple.read()).body.messages.map(({ by }) => by)).toEqual([null, null]);
  const editor = await buildMember(app, couple.id, { name: "Sipho" });
  const read = async (token: string) =>
    (await app.call<FullConversation>(`/api/conversations/${id}`, { token })).body.messages.map(({ by }) => by);
  await app.call(`/api/conversations/${id}/messages`, { token: editor.token, body: { text: "From the editor" } });
  await provider.write("From the provider");
  await app.call(`/api/conversations/${id}/close`, { token: editor.token, body: {} });
  const [owner, sipho] = [
    { id: couple.id, name: "Lerato" },
    { id: editor.id, name: "Sipho" },
  ];
  for (const { token } of [couple, editor]) expect(await read(token)).toEqual([owner, owner, sipho, null, sipho]);
  expect(await read(provider.token)).toEqual([null, null, null, null, null]);
  await sharer(app, editor.token).leave();
  expect(await read(couple.token)).toEqual([null, null, null, null, null]);
});

test("members read which of them sent an enquiry, until that member has left; the provider reads nothing of them", async () => {
  const owner = await buildSharer(app);
  const [editor, reader] = [
    await buildMember(app, owner.id, { name: "Sipho", email_verified_at: app.clock.now() }),
    await buildMember(app, owner.id, { role: "reader" }),
  ];
  const provider = await buildProvider(app);
  const body = { couple_name: "Sipho", couple_email: editor.email, message: "Is it free?", provider_id: provider.id };
  expect((await app.call("/api/enquiries/direct", { token: editor.token, body })).status).toBe(201);
  const sentBy = async (token: string) => {
    const { enquiries } = (await app.call<{ enquiries: SentEnquiry[] }>("/api/enquiries/sent", { token })).body;
    const id = enquiries[0]?.id ?? "";
    const one = await app.call<{ enquiry: SentEnquiry }>(`/api/enquiries/sent/${id}`, { token });
    return [enquiries[0]?.by, one.body.enquiry.by];
  };
  const sipho = { id: editor.id, name: "Sipho" };
  for (const { token } of [owner, editor, reader]) expect(await sentBy(token)).toEqual([sipho, sipho]);
  const received = await app.call("/api/enquiries/received", { token: await buildToken(app, provider.id) });
  expect(JSON.stringify(received.body)).not.toContain(editor.id);
  await sharer(app, editor.token).leave();
  expect(await sentBy(owner.token)).toEqual([null, null]);
});

test("a reader sees that it may only read, and is offered no action", async () => {
  const { id, couple } = await openConversation(app);
  const reader = await buildMember(app, couple.id, { role: "reader" });
  const { body } = await app.call<FullConversation>(`/api/conversations/${id}`, { token: reader.token });
  expect(body.conversation).toMatchObject({ may_write: false, closed_reason: "reader_only", may_remind_at: null });
});
