import { expect, test } from "vitest";
import { llmsError, robotsError } from "./written-files.ts";

test.each([
  "User-agent: *\nDisallow:",
  "# ours\n\nuser-agent: GPTBot\nUser-Agent: *\nDISALLOW: /api/ # calls\nAllow: /*.xml$\nCrawl-delay: 2.5",
  "Sitemap: https://umshado.example/sitemap.xml\nUser-agent: *\nAllow: /",
])("a robot can read %j", (text) => {
  expect(robotsError(text)).toBeNull();
});

test.each([
  ["Disallow: /", /^Line 1: a rule must come after/],
  ["User-agent: *\nNoindex: /", /^Line 2: write User-agent/],
  ["User-agent: *\nDisallow /", /^Line 2: write User-agent/],
  ["User-agent:\nDisallow: /", /^Line 1: name a robot/],
  ["User-agent: *\nDisallow: admin", /^Line 2: a path begins/],
  ["User-agent: *\nDisallow: /a b", /^Line 2: a path begins/],
  ["User-agent: *\nCrawl-delay: soon", /^Line 2: a delay/],
  ["User-agent: *\nSitemap: /sitemap.xml", /^Line 2: a sitemap must be a full/],
  ["# nobody is named", /^Start with a User-agent line/],
  ["<!doctype html>", /^Line 1: write User-agent/],
])("%j is no valid robots.txt", (text, sentence) => {
  expect(robotsError(text)).toMatch(sentence);
});

test("an llms.txt has one title, at its head", () => {
  expect(llmsError("# Umshado\n\n> A directory.\n\n## Pages\n\n- [All](https://umshado.example/providers)")).toBeNull();
  for (const text of ["Umshado", "## Umshado", "#Umshado", "\n# Late"]) expect(llmsError(text)).toMatch(/^Begin/);
  expect(llmsError("# One\n# Two")).toMatch(/one title/);
});
