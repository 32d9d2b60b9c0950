import fc from "fast-check";
import { expect, test } from "vitest";
import * as limits from "../../contract/limits.ts";
import { badgeCode, getBadgeLabel } from "../../features/providers/web/get-badge-label.ts";
import { badgePicture } from "./badge-picture.ts";

const hostile = `"><script>alert('x')</script>&`;

test("a badge shows Trusted by from a trust score of 4 on, and Listed on below it", () => {
  expect([0, 3.9, 4, 5].map(getBadgeLabel)).toEqual(["Listed on", "Listed on", "Trusted by", "Trusted by"]);
});

test("a picture is well-formed, whatever the names are", () => {
  const character = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));
  const text = fc.oneof(fc.string({ unit: character }), fc.constant(hostile));
  fc.assert(
    fc.property(text, text, fc.constantFrom("light", "dark"), (site_name, title, theme) => {
      const svg = badgePicture({ label: "Trusted by", site_name, title }, theme);
      const inside = svg.replaceAll(/<\/?(svg|title|rect|path|text)( [^<>]*)?>/g, "");
      expect(inside).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|#39);)/);
      expect(svg).not.toMatch(/[\p{Cc}\ufffe\uffff]/u);
      expect(svg.match(/<svg/g)).toHaveLength(2);
    }),
  );
});

test("a picture is light, whatever the names are, before anything compresses it", () => {
  const name = fc.string({ unit: fc.constantFrom("'", "W", "ŵ", "&", "😀"), maxLength: limits.name_length_max });
  fc.assert(
    fc.property(name, name, (site_name, business_name) => {
      const title = `${business_name}: Trusted by ${site_name}`.slice(0, 2 * limits.name_length_max + 20);
      const svg = badgePicture({ label: "Trusted by", site_name, title }, "dark");
      expect(Buffer.byteLength(svg)).toBeLessThan(limits.badge_bytes_max);
    }),
  );
});

test("no text falls back to a serif of the reader's", () => {
  const svg = badgePicture({ label: "Trusted by", site_name: "Umshado", title: "" }, "light");
  const families = [...svg.matchAll(/font-family="([^"]+)"/g)].map(([, family = ""]) => family);
  expect(families).toHaveLength(2);
  for (const family of families) expect(family).toMatch(/, sans-serif$/);
  expect(svg).not.toMatch(/Times|Georgia/);
});

test("a long name is set smaller, and shortened where that is not enough", () => {
  const nameIn = (site_name: string) =>
    /font-size="(\d+)"[^>]* fill="[^"]+">([^<]+)<\/text><\/svg><\/svg>$/.exec(
      badgePicture({ label: "Listed on", site_name, title: "" }, "light"),
    );
  expect(nameIn("Umshado")?.slice(1)).toEqual(["24", "Umshado"]);
  expect(nameIn("The Wedding Book SA")?.[2]).toBe("The Wedding Book SA");
  expect(Number(nameIn("The Wedding Book SA")?.[1])).toBeLessThan(20);
  expect(nameIn("Weddings of South Africa and Namibia")?.[2]).toMatch(/^Weddings of.*…$/);
});

test("the code to copy is one link round one picture, and a hostile name stays a name", () => {
  const id = "0193c0de-0000-7000-8000-000000000001";
  const code = badgeCode({ origin: "https://umshado.test", id, business_name: hostile, theme: "dark" });
  expect(code).toBe(
    `<a href="https://umshado.test/provider/${id}" target="_blank" rel="noopener">` +
      `<img src="https://umshado.test/badge/${id}.svg?theme=dark" ` +
      `alt="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp; on Umshado"></a>`,
  );
  expect(badgeCode({ origin: "https://umshado.test", id, business_name: "A" })).not.toContain("theme");
  const split = badgeCode({ origin: "https://umshado.test", pictures: "https://api.test", id, business_name: "A" });
  expect(split).toContain(`href="https://umshado.test/provider/${id}"`);
  expect(split).toContain(`src="https://api.test/badge/${id}.svg"`);
});
