import { expect, test } from "vitest";
import { buildMember } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openConversation } from "../../../test/open-conversation.ts";
import { sharer } from "../../../test/open-wedding.ts";
import type { WholeConversation } from "../../contract/conversations/shapes.ts";

const app = await startTestApp();

test("members of a shared wedding read which of them wrote; the provider reads the couple, and an alone couple nothing", async () => {
  const { id, couple, provider } = await openConversation(app);
  await couple.write("From the owner");
  expect((await couple.read()).body.messages.map(({ by }) => by)).toEqual([null, null]);
  const editor = await buildMember(app, couple.id, { name: "Sipho" });
  const read = async (token: string) =>
    (await app.call<WholeConversation>(`/api/conversations/${id}`, { token })).body.messages.map(({ by }) => by);
  await app.call(`/api/conversations/${id}/messages`, { token: editor.token, body: { text: "From the editor" } });
  await provider.write("From the provider");
  await app.call(`/api/conversations/${id}/close`, { token: editor.token, body: {} });
  const [owner, sipho] = [
    { id: couple.id, name: "Lerato" },
    { id: editor.id, name: "Sipho" },
  ];
  for (const { token } of [couple, editor]) expect(await read(token)).toEqual([null, owner, sipho, null, sipho]);
  expect(await read(provider.token)).toEqual([null, null, null, null, null]);
  await sharer(app, editor.token).leave();
  expect(await read(couple.token)).toEqual([null, null, null, null, null]);
});

test("a reader is told that it only looks, and is offered nothing else", async () => {
  const { id, couple } = await openConversation(app);
  const reader = await buildMember(app, couple.id, { role: "reader" });
  const { body } = await app.call<WholeConversation>(`/api/conversations/${id}`, { token: reader.token });
  expect(body.conversation).toMatchObject({ may_write: false, closed_reason: "reader_only", may_remind_at: null });
});
