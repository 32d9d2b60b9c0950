import fc from "fast-check";
import { expect, test } from "vitest";
import { renderApart, renderWhole, setApart } from "./set-apart.ts";

test("what is set apart comes back in its place, whatever it and the rest say", () => {
  const text = fc.oneof(fc.string(), fc.constantFrom("0;", ";", "1", "<p>Rosé & Oak 😀</p>"));
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const { html, putBack } = renderApart(() => pairs.map(([shown, made]) => shown + setApart(made)).join(""));
      expect(putBack(html).join("")).toBe(pairs.flat().join(""));
    }),
  );
});

test("what React renders twice, or in another order, comes back all the same", () => {
  const { html, putBack } = renderApart(() => {
    const [first, second] = [setApart("<i>1</i>"), setApart("<b>2</b>")];
    return `${second}-${first}-${second}`;
  });
  expect(putBack(html).join("")).toBe("<b>2</b>-<i>1</i>-<b>2</b>");
});

test("outside of such a page nothing is set apart, also where the page before failed", () => {
  expect(() =>
    renderApart(() => {
      throw new Error("no page");
    }),
  ).toThrow("no page");
  expect(setApart("<p>Rose</p>")).toBe("<p>Rose</p>");
});

test("nobody can know what stands for a part: each page has a mark of its own", () => {
  const htmls = Array.from({ length: 50 }, () => renderApart(() => setApart("<p>Rose</p>")).html);
  expect(new Set(htmls).size).toBe(50);
});

test("a part that outlives its page is whole, and the rest of the page goes on being set apart", () => {
  let part = "";
  const { html, putBack } = renderApart(() => {
    const before = setApart("<i>1</i>");
    part = renderWhole(() => `<p>${setApart("<b>2</b>")}</p>`);
    return before + part + setApart("<i>3</i>");
  });
  expect(part).toBe("<p><b>2</b></p>");
  expect(html).not.toContain("<i>");
  expect(putBack(html).join("")).toBe("<i>1</i><p><b>2</b></p><i>3</i>");
});
