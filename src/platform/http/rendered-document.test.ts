import { expect, test } from "vitest";
import { joinDocument, markedScripts, splitDocument } from "./rendered-document.ts";
import { scriptMark } from "./script-mark.ts";

const html =
  `<html><head><script nonce="${scriptMark}">first()</script><script type="application/ld+json">{}</script></head>` +
  `<body><p>Rosé – für alle</p><script>theirs()</script><script nonce="${scriptMark}" src="/a.js"></script>` +
  `<p>After</p><script nonce="${scriptMark}" type="module">last()</script></body></html>`;

test("a page leaves as it was rendered, without the mark of our scripts", () => {
  expect(joinDocument(splitDocument(html)).toString()).toBe(html.replaceAll(` nonce="${scriptMark}"`, ""));
});

test("what is shown has none of our scripts, and all of them are found", () => {
  const page = splitDocument(html);
  expect(page.shown).toBe("</head><body><p>Rosé – für alle</p><script>theirs()</script>");
  expect(markedScripts(page)).toEqual(["first()", "last()"]);
});

test.each(["", "<p>No head</p>", "<html><head></head><body>No script</body></html>"])("%j stays whole", (text) => {
  expect(joinDocument(splitDocument(text)).toString()).toBe(text);
  expect(markedScripts(splitDocument(text))).toEqual([]);
});

test("what was set apart is in its place when the page leaves, and nowhere before", () => {
  const putBack = (piece: string) =>
    piece.split("–").flatMap((each, at) => (at === 0 ? [each] : ["<b>card</b>", each]));
  const page = splitDocument(html, putBack);
  expect(page.shown).not.toContain("card");
  expect(joinDocument(page).toString()).toContain("<p>Rosé <b>card</b> für alle</p>");
});
