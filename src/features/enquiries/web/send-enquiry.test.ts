import { afterEach, expect, test, vi } from "vitest";
import { submitEnquiry, sentenceOf } from "./send-enquiry.ts";

const [key, body] = ["k1", { provider_id: "p1", couple_name: "Thandeka", couple_email: "thandeka@example.com" }];
const failure = "Failed to submit enquiry. Please try again.";

function answerWith(status: number, body: string) {
  const makeRequest = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal("fetch", makeRequest);
  return makeRequest;
}

afterEach(() => vi.unstubAllGlobals());

test("an enquiry is sent as JSON with its key", async () => {
  const makeRequest = answerWith(201, JSON.stringify({ message: "Enquiry sent", enquiry: { id: "1" } }));
  await expect(submitEnquiry(key, body)).resolves.toEqual({ ok: true, body: { message: "Enquiry sent" } });
  expect(makeRequest.mock.calls[0]?.[1]).toMatchObject({
    method: "post",
    body: JSON.stringify(body),
    headers: { "Idempotency-Key": "k1" },
  });
});

test("the server's sentence and fields are shown, a list's entry at its group", async () => {
  answerWith(
    400,
    JSON.stringify({
      error: "Please check.",
      code: "bad_input",
      fields: { couple_email: "No.", "services_interested.2": "Too long.", other: "?" },
    }),
  );
  await expect(submitEnquiry(key, body)).resolves.toMatchObject({
    ok: false,
    error: "Please check.",
    fields: { couple_email: "No.", services_interested: "Too long." },
  });
});

test.each([
  ["a page instead of JSON", 502, "<html>"],
  ["a page in our place", 200, "<html>"],
  ["JSON that says nothing", 500, "{}"],
  ["JSON of somebody else", 200, "[]"],
])("%s gives the form's own sentence", async (_name, status, page) => {
  answerWith(status, page);
  await expect(submitEnquiry(key, body)).resolves.toMatchObject({ ok: false, error: failure, fields: {} });
});

test("being offline gives the form's own sentence", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(submitEnquiry(key, body)).resolves.toMatchObject({ error: failure });
});

test("a person without a connection reads so, and that nothing is lost", () => {
  const refused = { code: "offline", error: failure };
  vi.stubGlobal("navigator", { onLine: false });
  expect(sentenceOf(refused)).toBe(
    `${failure} You’re offline. We’ve saved what you wrote: send it once you’re back online.`,
  );
  expect(sentenceOf({ code: "bad_input", error: "Please check." })).toBe("Please check.");
  vi.stubGlobal("navigator", { onLine: true });
  expect(sentenceOf(refused)).toBe(failure);
});
