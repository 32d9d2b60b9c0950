import { expect, test } from "vitest";
import { patternOf } from "./path-pattern.ts";

test.each([
  ["/api/quotes", {}, "/api/quotes", {}],
  ["/api/quotes/{id}/send", { id: "a" }, "/api/quotes/:id/send", { id: "a" }],
  ["/api/x/{id}/files/{file}", { id: "a", file: "b.pdf" }, "/api/x/:id/files/:file", { id: "a", file: "b.pdf" }],
  ["/api/quotes/{id}.pdf", { id: "a.pdf" }, "/api/quotes/:id{[^/]+\\.pdf}", { id: "a" }],
])("%s", (declared, result, path, params) => {
  const pattern = patternOf(declared);
  expect(pattern.path).toBe(path);
  expect(pattern.paramsOf(result)).toEqual(params);
});
