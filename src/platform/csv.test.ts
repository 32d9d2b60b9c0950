import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvError, readCsv, writeCsv } from "./csv.ts";

const fieldsOf = (text: string) => readCsv(text).map(({ fields }) => fields);

test.each<[string, string, string[][]]>([
  ["nothing", "", []],
  [
    "two lines",
    "a,b\r\nc,d\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "no line end after the last",
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "bare CR line ends",
    "a,b\rc,d\r",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a byte order mark", "\uFEFFa,b\n", [["a", "b"]]],
  [
    "empty fields",
    "a,,\n,,b",
    [
      ["a", "", ""],
      ["", "", "b"],
    ],
  ],
  ["a separator in quotes", '"a,b",c', [["a,b", "c"]]],
  ["doubled quotes", '"say ""yes""",""', [['say "yes"', ""]]],
  [
    "a line break in quotes",
    '"a\r\nb",c\nd,e',
    [
      ["a\r\nb", "c"],
      ["d", "e"],
    ],
  ],
  ["a quote inside a bare field", 'a"b,c', [['a"b', "c"]]],
  ["spaces", " a , b", [[" a ", " b"]]],
  [
    "rows without a value left out",
    'a,b\n,\n" ",\t\nc,d\n,\n,,,\n',
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "blank lines left out",
    "a,b\n\n\r\nc,d\n\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "semicolons",
    "a;b\n4,8;c",
    [
      ["a", "b"],
      ["4,8", "c"],
    ],
  ],
  [
    "tabs",
    "a\tb\nc\td",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["one column", "a\nb", [["a"], ["b"]]],
  ["a separator at the very end", "a,", [["a", ""]]],
])("reads %s", (_name, text, fields) => {
  expect(fieldsOf(text)).toEqual(fields);
});

test("records bear the line on which they begin", () => {
  expect(readCsv('a,b\n\n"c\nd",e\r\nf,g').map(({ line }) => line)).toEqual([1, 3, 5]);
});

test.each([
  ['a,"b\nc,d', "Line 1: a quote is opened and never closed."],
  ['"c"d,e', "Line 1: after the closing quote a separator is expected."],
])("refuses %j, whose first line is ill quoted", (text, sentence) => {
  expect(() => readCsv(text)).toThrow(new CsvError(sentence));
});

test.each([
  ['a,b\n"c"d,e\nf,g', "after the closing quote a separator is expected.", 3],
  ['a,b\n"c,d\nf,g', "a quote is opened and never closed.", 3],
  ['a,b\n1,"two\nlines "and" a\nthird"\nf,g', "after the closing quote a separator is expected.", 5],
])("an ill-quoted record of %j harms no other", (text, error, line) => {
  expect(readCsv(text)).toMatchObject([{ fields: ["a", "b"] }, { line: 2, error }, { line, fields: ["f", "g"] }]);
});

test("the line by which a spreadsheet names its separator is no record", () => {
  expect(readCsv("sep=;\na;b,c,d\n1;2")).toEqual([
    { line: 2, fields: ["a", "b,c,d"] },
    { line: 3, fields: ["1", "2"] },
  ]);
});

test("separators within quotes don't count, and blanks after a quote are ignored", () => {
  expect(fieldsOf('"a,b,c";d\n"1" ;2')).toEqual([
    ["a,b,c", "d"],
    ["1", "2"],
  ]);
});

test("a table written by the rules is read again as it was", () => {
  const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;
  const table = fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(table, (records) => {
      const head = ["first", "second"];
      const text = [head, ...records].map((record) => record.map(quote).join(",")).join("\r\n");
      const filled = records.filter((record) => record.some((field) => field.trim() !== ""));
      expect(fieldsOf(text)).toEqual([head, ...filled]);
    }),
  );
});

test("no cell begins a formula, with commas, semicolons, tabs or line breaks as separators", () => {
  const hostile = ["Rose;=cmd|'/C calc'!A0;x", "Rose\t=1", "Rose\n+1", "Rose;\u00a0-1", 'Rose;"=1', "Rose;@x", "\r=1"];
  const written = writeCsv([hostile]);
  const cells = [",", ";", "\t"]
    .flatMap((separator) => written.split(separator))
    .flatMap((text) => text.split(/[\r\n]/));
  expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
});

test("a written table reads the same again, except for cells that a spreadsheet would take for a formula", () => {
  const plain = ["a", "", 'say "no", thanks', "two\nlines", "1-2", "-11600.00", "-1"];
  const formulas = ["=1+1", "+27", "-1+2", "-.5", "-1\n", "@sum", "\tx"];
  const written = writeCsv([plain, formulas]);
  expect(written.startsWith("\uFEFF")).toBe(true);
  expect(readCsv(written).map(({ fields }) => fields)).toEqual([plain, formulas.map((text) => `'${text}`)]);
});
