import fc from "fast-check";
import { Fragment, memo, useId, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { writeHtml, writeStaticHtml } from "./write-html.ts";

/** Texts with what HTML reads in ways of its own, beside all others. */
const text = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "-",
      "!",
      "/",
      "a",
      "=",
      " ",
      "\0",
      "\n",
      "\u2028",
      "é",
      "😀",
      "\ud800",
    ),
  }),
  fc.constantFrom("</li>", "<script>alert(1)</script>", "&amp;", "<!-- -->", '" onload="alert(1)', "']]>"),
);
const words = fc.option(text, { nil: undefined });

const figure = fc.oneof(fc.integer(), fc.constantFrom(0, 1.55, -4));

const attributes = fc.record(
  {
    className: words,
    href: fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.constantFrom("mailto:a&b@post.example", "tel:+2782")),
    title: fc.constant(undefined),
    height: fc.integer(),
    onClick: fc.constant(() => undefined),
    "aria-label": words,
    "aria-pressed": fc.boolean(),
    style: fc.record(
      {
        backgroundImage: text.filter((each) => /[^;\s]$/.test(each)),
        padding: figure,
        maxWidth: figure,
        fontSize: figure,
        borderRadius: figure,
        lineHeight: figure,
        fontWeight: figure,
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const picture = fc
  .record({ alt: text, src: fc.webUrl(), srcSet: text, sizes: text, decoding: fc.constant("async" as const) })
  .map(({ alt, ...given }) => <img key="picture" alt={alt} {...given} loading="lazy" />);

function Shown({ children }: { children?: ReactNode }) {
  return children;
}

const { part } = fc.letrec<{ part: ReactNode; parts: ReactNode[] }>((tie) => ({
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    text,
    fc.integer(),
    fc.constantFrom(null, undefined, true, false),
    picture,
    fc.constant(<br key="break" />),
    tie("parts").map((children) => (
      <table key="table" align="center" cellPadding={0} cellSpacing={4}>
        <tbody>
          <tr>
            <td>Rose{...children}</td>
          </tr>
        </tbody>
      </table>
    )),
    fc.tuple(fc.constantFrom("p", "b", "span", "div", "a"), attributes, tie("parts")).map(([Tag, given, children]) => (
      <Tag key="tag" {...given}>
        {...children}
      </Tag>
    )),
    tie("parts").map((children) => <Shown key="shown">{...children}</Shown>),
    tie("parts").map((children) => <Fragment key="fragment">{...children}</Fragment>),
  ),
  parts: fc.array(tie("part"), { maxLength: 4 }),
}));

test("what is plain is written byte for byte as React writes it, whatever stands in it", () => {
  fc.assert(
    fc.property(part, (node) => {
      expect(writeHtml(node)).toBe(renderToString(node));
      expect(writeStaticHtml(node)).toBe(renderToStaticMarkup(node));
    }),
    { numRuns: 200 },
  );
});

test("a body is written as React writes it", () => {
  const body = (
    <body className="back ink" style={{ margin: 0, fontFamily: "'Segoe UI', serif" }}>
      Rose
    </body>
  );
  expect(writeStaticHtml(body)).toBe(renderToStaticMarkup(body));
});

function Hooked() {
  return useId();
}
const Remembered = memo(Shown);

test.each([
  ["a component that calls a hook", () => <Hooked />],
  ["a picture that React fetches ahead", () => <img alt="" src="/a.webp" />],
  ["an attribute that is not known", () => <p title="Rose" />],
  ["an attribute that is no text", () => <p className={{} as string} />],
  ["HTML that is put in", () => <p dangerouslySetInnerHTML={{ __html: "<b>" }} />],
  ["an address that runs", () => <a href={"java\nscript:alert(1)"}>Rose</a>],
  ["a style in figures whose unit is not known", () => <p style={{ letterSpacing: 4 }} />],
  ["a script", () => <script>alert(1)</script>],
  ["a field", () => <input defaultValue="Rose" />],
  ["a component that remembers", () => <Remembered />],
  ["what is no element", () => ({ text: "Rose" }) as unknown as ReactNode],
])("%s is not plain", (name, make) => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  expect(() => writeHtml(make())).toThrow(/./);
  const said = vi.mocked(console.error).mock.calls.length;
  vi.mocked(console.error).mockClear();
  // React itself says so of a hook
  expect(said > 0).toBe(name.endsWith("a hook"));
});
