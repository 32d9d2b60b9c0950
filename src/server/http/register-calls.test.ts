import { expect, test } from "vitest";
import { z } from "zod";
import { readByContract } from "../../platform/http/read-input.ts";
import { listCalls } from "./register-calls.ts";

const wrong = [undefined, null, 1.5, -1, "", "x", "x".repeat(100_000), [], [1], {}, { x: 1 }, true];

const shapes = listCalls().flatMap(({ name, params, query, body }) =>
  [params, query, body].flatMap((shape) => (shape ? [{ name, shape }] : [])),
);

function fieldsOf(shape: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" });
  return Object.keys(properties);
}

test("no call of the contract refuses with a text of zod", () => {
  const texts = shapes.flatMap(({ name, shape }) =>
    [{}, ...fieldsOf(shape).flatMap((field) => wrong.map((value) => ({ [field]: value })))].flatMap((content) =>
      (readByContract(shape, content).error?.issues ?? []).map(
        ({ path, message }) => `${name} ${path.join(".")}: ${message}`,
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(1000);
  expect(
    texts.filter((each) => /Invalid (?:input|option|string|number|key|value|[A-Z]{2})|Too (?:big|small): /.test(each)),
  ).toEqual([]);
});
