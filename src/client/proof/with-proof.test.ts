import { expect, test, vi } from "vitest";
import { withProof } from "./with-proof.ts";

const requestProof = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock("./proof-dialog.tsx", () => ({ requestProof }));

const refused = {
  ok: false,
  status: 403,
  code: "proof_needed",
  error: "Please confirm that it’s you first.",
  fields: {},
};
const done = { ok: true, body: "done" };

test("a call that needs proof is made once more when that was given, and several ask once", async () => {
  requestProof.mockReset().mockResolvedValue(true);
  const make = vi.fn<() => Promise<never>>().mockResolvedValue(done as never);
  make.mockResolvedValueOnce(refused as never).mockResolvedValueOnce(refused as never);
  expect(await Promise.all([withProof(make), withProof(make)])).toEqual([done, done]);
  expect(requestProof).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledTimes(4);
});

test("a person who gives no proof reads why the call was refused, and other refusals ask for no proof", async () => {
  requestProof.mockReset().mockResolvedValue(false);
  const other = { ...refused, code: "not_allowed" };
  expect(await withProof(() => Promise.resolve(refused as never))).toEqual(refused);
  expect(await withProof(() => Promise.resolve(other as never))).toEqual(other);
  expect(requestProof).toHaveBeenCalledTimes(1);
});
