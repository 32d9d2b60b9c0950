import { afterEach, expect, test, vi } from "vitest";
import { errors } from "../../contract/errors.ts";
import { messages } from "../../contract/messages.ts";
import { callApi } from "./call-api.ts";

afterEach(() => vi.unstubAllGlobals());

function answers(status: number, content: unknown): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(content), { status })));
}
const login = () => callApi("/api/auth/login", { method: "post", body: {}, failed: "Login failed. Please try again." });

test.each(["invalid_credentials", "unavailable", "unexpected"] as const)(
  "the refusal %s is reported with its code in the server's own words",
  async (code) => {
    const { status } = errors[code];
    const refusal = { code, error: "The server says why.", fields: { email: "This one." } };
    answers(status, refusal);
    expect(await login()).toEqual({ ok: false, status, ...refusal });
  },
);

test.each([{}, { error: "" }, { error: 7 }, null])(
  "an answer %j without a sentence gets the form's own",
  async (body) => {
    answers(503, body);
    expect(await login()).toMatchObject({ ok: false, status: 503, error: "Login failed. Please try again." });
  },
);

test("a lost connection and an error in the browser's program are distinguished, and only the error is reported", async () => {
  const reported = vi.fn<(cause: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await login()).toMatchObject({ status: 0, code: "offline", error: "Login failed. Please try again." });
  expect(reported).not.toHaveBeenCalled();
  const fault = new TypeError("token.trim is not a function");
  vi.stubGlobal("fetch", () => Promise.reject(fault));
  expect(await login()).toMatchObject({ status: 0, code: "unexpected", error: messages.unexpected });
  expect(reported.mock.calls).toEqual([[fault]]);
});

test("an answer that is not JSON counts as empty", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 })));
  expect(await login()).toMatchObject({ ok: false, code: "offline", error: "Login failed. Please try again." });
});

test("a response that the head began serves the first call that asks for it, unless something was changed", async () => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  answers(200, { from: "later" });
  const began = () =>
    vi.stubGlobal("firstCalls", new Map([["get /api/plan null", Promise.resolve(Response.json({ from: "head" }))]]));
  const read = () => callApi("/api/plan", { failed: "No." });
  began();
  expect([await read(), await read()]).toEqual([
    { ok: true, body: { from: "head" } },
    { ok: true, body: { from: "later" } },
  ]);
  began();
  await callApi("/api/plan/tasks", { method: "post", body: {}, failed: "No." });
  expect(await read()).toEqual({ ok: true, body: { from: "later" } });
});

test("a call that the head began and lost is made again", async () => {
  answers(200, { from: "later" });
  vi.stubGlobal("firstCalls", new Map([["get /api/plan null", Promise.reject(new TypeError("Failed to fetch"))]]));
  expect(await callApi("/api/plan", { failed: "No." })).toEqual({ ok: true, body: { from: "later" } });
});
