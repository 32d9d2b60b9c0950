import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "../../src/platform/config.ts";
import { scriptMark, withoutMark } from "../../src/platform/http/script-mark.ts";
import { pagePolicy } from "../../src/platform/http/security.ts";

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");
const [known, ours, stolen] = ["early()", "start()", "steal(localStorage)"];
const html = [
  `<html><head><script>${known}</script></head>`,
  `<script nonce="${scriptMark}">${ours}</script>`,
  `<h1>Rose<script>${stolen}</script></h1>`,
  `<h2>Rose<script nonce="">${stolen}</script><script nonce="guessed">${stolen}</script></h2>`,
].join("");
const policy = pagePolicy(html, [known], readConfig({}));

test("a script that somebody brought into a page is not allowed by the page's policy", () => {
  expect(policy).toContain(hashOf(known));
  expect(policy).toContain(hashOf(ours));
  expect(policy).not.toContain(hashOf(stolen));
});

test("the mark of our scripts is in no page that leaves", () => {
  expect(withoutMark(html)).not.toContain(scriptMark);
  expect(policy).not.toContain(scriptMark);
});

test("a page accepts no base address and no style sheet but our own", () => {
  const parts = policy.split("; ");
  expect(parts).toContain("base-uri 'none'");
  expect(parts).toContain("style-src 'self'");
});
