import { expect, test } from "vitest";
import { markedScripts, scriptMark, withoutMark } from "./script-mark.ts";

const html =
  `<html><head><script nonce="${scriptMark}">first()</script><script type="application/ld+json">{}</script></head>` +
  `<body><p>Rosé – für alle</p><script>theirs()</script><script nonce="${scriptMark}" src="/a.js"></script>` +
  `<p>After</p><script nonce="${scriptMark}" type="module">last()</script></body></html>`;

test("our inline scripts are found, and no other", () => {
  expect(markedScripts(html)).toEqual(["first()", "last()"]);
  expect(markedScripts("<html><body><script>theirs()</script></body></html>")).toEqual([]);
});

test("no script of a page that leaves has the mark", () => {
  const page = withoutMark(html);
  expect(page).not.toContain("nonce");
  expect(page).toContain("<script>first()</script>");
  expect(markedScripts(page)).toEqual([]);
});
