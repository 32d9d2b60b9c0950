import { getTableConfig } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { provider } from "../src/schema/providers.ts";
import { fieldOf } from "./copy-rows.ts";

const columns = new Map(getTableConfig(provider).columns.map((column) => [column.name, column]));

test.each([
  ["description", null, String.raw`\N`],
  ["description", undefined, String.raw`\N`],
  ["description", String.raw`\N`, String.raw`\\N`],
  ["description", "one\ttwo\nthree\r", String.raw`one\ttwo\nthree\r`],
  ["willing_to_travel", true, "true"],
  ["radius_km", 0, "0"],
  ["created_at", new Date("2026-01-02T03:04:05.678Z"), "2026-01-02T03:04:05.678Z"],
  ["additional_cities", ['a "b"', String.raw`c\d`, "e,f"], String.raw`{"a \\"b\\"","c\\\\d","e,f"}`],
  ["business_hours", { monday: null }, '{"monday":null}'],
])("%s is written as COPY reads it: %j", (name, value, text) => {
  const column = columns.get(name);
  expect(column && fieldOf(column, value)).toBe(text);
});
