import { expect, test } from "vitest";
import { pagePathProblems, pagePaths } from "./page-paths.ts";

const pages = pagePaths(
  `[index("home.tsx"), route("providers", "a.tsx"), route("provider/:id", "b.tsx"), route(":category/:place", "d.tsx"), route("*", "c.tsx")]`,
);
const problems = (text: string, path = "src/pages/part.tsx") => pagePathProblems(path, text, pages);

test.each([
  '<Link to="/providers" />',
  '<Link to="/" />',
  "const to = `/providers?category=${slug}`",
  "const to = `/?category=${slug}`",
  "const to = `/provider/${id}`",
  'const to = "/provider/" + id',
  "const url = `${publicUrl}/provider/${id}`",
  'navigate(is_over ? "/" : null)',
  'matchPath("/provider/:id", pathname)',
])("%s is refused", (text) => {
  expect(problems(text)).toEqual([expect.stringContaining("is the path of a page")]);
});

test.each([
  '<Link to={href("/")} />',
  'const to = `${href("/providers")}?category=${slug}`',
  'pageUrl(config, "/provider/:id", { id })',
  'to.startsWith("/")',
  'const file = "/providers.svg"',
  "const data = `/providers/${name}.json`",
])("%s is allowed", (text) => {
  expect(problems(text)).toEqual([]);
});

test.each(["src/routes.ts", "src/pages/part.test.tsx", "test/journeys/a.spec.ts"])("%s may name a path", (path) => {
  expect(problems('const path = "/providers"', path)).toEqual([]);
});
