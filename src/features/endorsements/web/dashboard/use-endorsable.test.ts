import { expect, test } from "vitest";
import { searchPath } from "./use-endorsable.ts";

test("a search sends the typed text, and asks for twenty", () => {
  expect(searchPath({ query: "", category: "" })).toBe("/api/endorsements/search?limit=20");
  expect(searchPath({ query: "  Protea & Sons ", category: "florists" })).toBe(
    "/api/endorsements/search?limit=20&query=Protea+%26+Sons&category=florists",
  );
});
