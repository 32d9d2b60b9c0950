import { createHash } from "node:crypto";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { loader } from "../../src/features/invitations/web/register-page.tsx";
import { applicationContext } from "../../src/platform/http/page.ts";
import { createServer } from "../../src/server/create-server.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const html = '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"></head><body></body></html>';
const pages = async (request: Request) => {
  if (new URL(request.url).pathname.endsWith(".data"))
    return new Response("[]", { headers: { "content-type": "text/x-script" } });
  return new Response(html, { headers: { "content-type": "text/html" } });
};
const server = createServer(app.runtime, { pages });

const addresses = [
  "/register?invite=t",
  "/reset-password?token=t",
  "/your-enquiry?token=t",
  "/auth/callback?userType=couple&token=t",
  "/new?token",
];

test.each([...addresses, "/register.data?invite=t", "/undo-email-change.data?token=t"])(
  "%s is stored by no cache and sent to nobody as a referrer",
  async (address) => {
    const { headers } = await server.request(address);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  },
);

test.each(addresses)("%s loses its query before anything else is loaded", async (address) => {
  const answer = await server.request(address);
  const [, script = ""] = /^<!DOCTYPE html><html><head><script>([^<]+)<\/script><link/.exec(await answer.text()) ?? [];
  expect(script).toContain("history.replaceState");
  const hash = createHash("sha256").update(script).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
});

test("a page without a token is unchanged", async () => {
  const answer = await server.request("/register?ref=friends");
  const feed = /<link rel="alternate" type="application\/atom\+xml"[^>]*>/;
  expect((await answer.text()).replace(feed, "")).toBe(html);
  expect(answer.headers.get("cache-control")).toContain("public");
});

test("the page of an invitation has nothing about the invited person, valid or not", async () => {
  const context = new RouterContextProvider();
  context.set(applicationContext, app.ctx());
  const request = new Request("https://umshado.test/register?invite=any");
  const args = { context, request, params: {}, pattern: "/register", url: new URL(request.url) };
  expect(Object.keys(await loader(args as unknown as Parameters<typeof loader>[0])).toSorted()).toEqual([
    "categories",
    "hasGoogle",
  ]);
});
