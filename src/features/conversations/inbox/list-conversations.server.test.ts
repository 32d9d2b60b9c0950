import { afterAll, expect, test } from "vitest";
import { buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { openConversation } from "../../../../test/open-conversation.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const admin = await buildSuperAdmin(app);

test("an admin who acts as somebody finds no messages, in lists, by search or one by one", async () => {
  const thread = await openConversation(app, { message: "Is our day free? Apricots." });
  await thread.provider.write("It is. Quinces.");
  const { id } = thread;
  for (const kind of ["provider", "couple"] as const) {
    const path = kind === "provider" ? `impersonate/${thread.provider.id}` : `impersonate-couple/${thread.couple.id}`;
    const by = { method: "POST", token: await buildToken(app, admin.id) };
    const { token } = (await app.call<{ token: string }>(`/api/admin/${path}`, by)).body;
    const list = (query: string) => app.call<{ total: number }>(`/api/conversations${query}`, { token });
    expect((await list("")).body.total).toBe(1);
    expect(JSON.stringify((await list("")).body)).not.toMatch(/Apricots|Quinces/);
    expect((await list("?search=Paarl")).body.total).toBe(1);
    for (const word of ["Apricots", "Quinces"]) expect((await list(`?search=${word}`)).body.total).toBe(0);
    expect(await app.call(`/api/conversations/${id}`, { token })).toMatchObject({
      status: 403,
      body: { code: "not_while_impersonating" },
    });
  }
  expect((await thread.couple.list("?search=Quinces")).body.total).toBe(1);
});
