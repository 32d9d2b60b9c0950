import { afterEach, expect, test, vi } from "vitest";
import { listReceivedEnquiriesCall, markAnsweredCall, sendDirectEnquiryCall } from "../../contract/enquiries/calls.ts";
import { call } from "./call.ts";

afterEach(() => vi.unstubAllGlobals());

function fetching(status = 200, content: unknown = {}) {
  const makeRequest = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(content), { status })));
  const tokens: Record<string, string> = { "umshado.provider_token": "p", "umshado.couple_token": "c" };
  vi.stubGlobal("localStorage", { getItem: (key: string) => tokens[key] ?? null });
  vi.stubGlobal("fetch", makeRequest);
  return () => {
    const [address, init] = makeRequest.mock.calls[0] ?? [];
    return { address, ...init };
  };
}

test("a call is sent to its path, with its parameters, its body and its session", async () => {
  const sent = fetching();
  await call(markAnsweredCall, { params: { id: "a b/c" }, body: { is_answered: true }, failed: "" });
  expect(sent()).toMatchObject({
    address: "/api/enquiries/received/a%20b%2Fc/answered",
    method: "put",
    body: '{"is_answered":true}',
    headers: { Authorization: "Bearer p" },
  });
});

test("the query has what is given of it, and an address without one ends with its path", async () => {
  const sent = fetching();
  await call(listReceivedEnquiriesCall, { query: { page: 2, search: "a & b", junk: undefined }, failed: "" });
  expect(sent().address).toBe("/api/enquiries/received?page=2&search=a+%26+b");
  const plain = fetching();
  await call(listReceivedEnquiriesCall, { failed: "" });
  expect(plain().address).toBe("/api/enquiries/received");
});

test("a public call is sent without a session unless one is named", async () => {
  const body = { provider_id: "p1", couple_name: "Thandeka", couple_email: "thandeka@example.com" };
  const alone = fetching(201);
  await call(sendDirectEnquiryCall, { body, failed: "" });
  expect(alone().headers).not.toHaveProperty("Authorization");
  const signedIn = fetching(201);
  await call(sendDirectEnquiryCall, { as: "couple", key: "k1", body, failed: "" });
  expect(signedIn().headers).toMatchObject({ Authorization: "Bearer c", "Idempotency-Key": "k1" });
});

test("a refusal carries a code that the call declares", async () => {
  fetching(404, { error: "This enquiry is not in your list.", code: "enquiry_not_found" });
  const outcome = await call(markAnsweredCall, { params: { id: "1" }, body: { is_answered: true }, failed: "" });
  expect(!outcome.ok && outcome.code === "enquiry_not_found" && outcome.error).toBe(
    "This enquiry is not in your list.",
  );
});
