import fc from "fast-check";
import { expect, test } from "vitest";
import { CsvError } from "../../platform/csv.ts";
import { importedFields } from "./list-fields.ts";
import { readListings } from "./read-listings.ts";
import { readHours, readMarkup, readPictures } from "./read-values.ts";
import { writeTemplate } from "./write-template.ts";

test("a list in JSON, JSON by lines and CSV read alike", () => {
  const expected = [
    { name: "A", city: "Paarl" },
    { name: "B", city: "" },
  ];
  const read = (text: string) => readListings(text).listings.map(({ fields }) => Object.fromEntries(fields));
  expect(read(JSON.stringify(expected))).toEqual(expected);
  expect(read(expected.map((each) => JSON.stringify(each)).join("\n\n"))).toEqual(expected);
  expect(read("\uFEFFName;City\r\nA;Paarl\r\nB;\r\n")).toEqual(expected);
  expect(readListings('{"name":"A"}\n\n{"name":"B"}').listings.map(({ line }) => line)).toEqual([1, 3]);
});

test("a column that occurs several times has a line for each of its values", () => {
  const [first] = readListings("post_title,IMAGE,IMAGE,IMAGE\nA,1.jpg,,3.jpg").listings;
  expect(first?.fields.get("image")).toBe("1.jpg\n3.jpg");
});

test.each(['{"name": "A"', "[1]", '["A"]', "one column\nA", "[{]"])("%s is refused with a sentence", (text) => {
  expect(() => readListings(text)).toThrow(CsvError);
});

test("a file of whatever text is read or refused with a sentence, never worse", () => {
  const isExpected = (text: string) => {
    try {
      return readListings(text).listings.every(({ line }) => line > 0);
    } catch (cause) {
      return cause instanceof CsvError;
    }
  };
  fc.assert(fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.json()), isExpected));
});

test("a text of WordPress is read as people see it", () => {
  expect(readMarkup("<p>Weddings &amp; more</p><p>Since 1999</p><script>alert(1)</script>")).toBe(
    "Weddings & more\n\nSince 1999",
  );
  expect(readMarkup("<p>Couples say</p><blockquote><p>The best</p><p>day</p></blockquote><p>of all</p>")).toBe(
    "Couples say\n\nThe best\n\nday\n\nof all",
  );
  expect(readMarkup("First\nSecond &amp; third")).toBe("First\nSecond & third");
  expect(readMarkup("2 < 3, and 5 > 4")).toBe("2 < 3, and 5 > 4");
});

test.each([
  ["[vc_row][vc_column]We are a venue[/vc_column][/vc_row]", "We are a venue"],
  ["<p>Prices [from R 500 a head] include VAT</p>", "Prices [from R 500 a head] include VAT"],
  ['[gallery ids="1,2"][button link=x]Book[/button] [sic] [gallery]', "Book [sic] "],
])("the shortcodes of %j are left out, and brackets stay", (text, read) => {
  expect(readMarkup(text)).toBe(read);
});

test("hours of GeoDirectory, ours, and words", () => {
  const [monday, friday] = [
    { open: "09:00", close: "17:00" },
    { open: "08:00", close: "18:30" },
  ];
  expect(readHours('["Mo 09:00-17:00","Fr 08:00-12:00,13:00-18:30"],["UTC":"+2"]')).toEqual({ monday, friday });
  expect(readHours('{"monday":"closed"}')).toEqual({ monday: "closed" });
  expect(readHours("10 am to 9 pm every day")).toBe("10 am to 9 pm every day");
});

test("pictures by lines, commas, spaces, and as GeoDirectory writes them", () => {
  const addresses = (value: unknown) => readPictures(value).pictures.map(({ address }) => address);
  const [one, two] = ["https://a.example/1.jpg", "https://a.example/b,c.jpg"];
  expect(addresses(`${one} ${two}`)).toEqual([one, two]);
  expect(addresses(`${one}, ${one}\n${two}`)).toEqual([one, two]);
  expect(addresses([one, two])).toEqual([one, two]);
  expect(readPictures(`${one}||Hall|The hall::#https://a.example/2.jpg|||::img3.jpg|||`)).toEqual({
    pictures: [
      { address: one, caption: "The hall" },
      { address: "https://a.example/2.jpg", caption: null },
    ],
    unreadable: ["img3.jpg"],
  });
  expect(readPictures("file:///etc/passwd, javascript:alert(1)").pictures).toEqual([]);
});

test("the template has every column, and reads back", () => {
  const { columns, listings } = readListings(writeTemplate());
  expect(columns).toEqual(importedFields);
  expect(listings[0]?.fields.get("business_name")).toBe("The Vineyard Barn");
});
