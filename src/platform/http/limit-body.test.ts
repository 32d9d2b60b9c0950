import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";

const app = new Hono();
app.use(limitBody(5, () => new Response("too large", { status: 413 })));
app.all("/", async (c) => c.text(`${c.req.method} ${await c.req.text()}`));

async function send(method: string, headers: Record<string, string>, { body = "", isUnread = false } = {}) {
  const request = new Request("http://umshado.test/", { method, headers, ...(body !== "" && { body }) });
  if (isUnread) {
    const fail = () => {
      throw new Error("The body was read");
    };
    Object.defineProperty(request, "body", { get: fail });
  }
  const answer = await app.fetch(request);
  return `${answer.status} ${await answer.text()}`;
}

test("a body with a stated length is measured by it and left alone", async () => {
  expect(await send("POST", { "content-length": "5" }, { body: "12345", isUnread: true })).toBe("200 POST 12345");
  expect(await send("POST", { "content-length": "6" }, { body: "123456", isUnread: true })).toBe("413 too large");
  expect(await send("POST", { "content-length": "0" }, { isUnread: true })).toBe("200 POST ");
});

test("no body is read for a method that only reads", async () => {
  for (const method of ["GET", "HEAD"]) expect(await send(method, {}, { isUnread: true })).toMatch(/^200/);
});

const chunked = { "transfer-encoding": "chunked" };

test.each<Record<string, string>>([{}, chunked, { ...chunked, "content-length": "1" }])(
  "a body without a stated length is counted while it comes: %o",
  async (headers) => {
    expect(await send("PUT", headers, { body: "12345" })).toBe("200 PUT 12345");
    expect(await send("PUT", headers, { body: "123456" })).toBe("413 too large");
  },
);
