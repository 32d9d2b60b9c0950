import { expect, test, vi } from "vitest";
import { loadPasskeys } from "./load-passkeys.ts";

vi.mock("./passkeys.ts", () => {
  throw new Error("the connection is away");
});
const report = vi.hoisted(() => vi.fn<(cause: unknown) => void>());
vi.mock("../../ui/report.ts", () => ({ reportClientError: report }));

test("where passkeys can't be fetched, a person who asks for one gets an error, and nothing waits for ever", async () => {
  const { showPasskey, makePasskey } = await loadPasskeys();
  const away = { ok: false, error: expect.stringContaining("check your connection") as string };
  expect(await showPasskey({})).toMatchObject(away);
  expect(await makePasskey(vi.fn())).toMatchObject(away);
  expect(report).toHaveBeenCalledTimes(1);
});
