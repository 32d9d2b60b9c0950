import fc from "fast-check";
import { z } from "zod";

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  format?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Realistic values by field name, preferred over the schema: existing ids, emails, places. */
export type Known = Record<string, fc.Arbitrary<unknown> | undefined>;

/** Values that fit the schema; other rules, such as a repeated password, only by luck. */
export function fitting(shape: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;
  return ofSchema(schema, { known, defs: schema.$defs ?? {} });
}

type Scope = { known: Known; defs: Record<string, Schema> };

function ofSchema(schema: Schema, around: Scope): fc.Arbitrary<unknown> {
  const { $ref, anyOf, enum: listed, const: only, type } = schema;
  if ($ref !== undefined) return ofSchema(around.defs[$ref.replace("#/$defs/", "")] ?? {}, around);
  if (anyOf) return fc.oneof(...anyOf.map((each) => ofSchema(each, around)));
  if (listed) return fc.constantFrom(...listed);
  if (only !== undefined) return fc.constant(only);
  if (Array.isArray(type)) return fc.oneof(...type.map((each) => ofSchema({ ...schema, type: each }, around)));
  return ofType(schema, around);
}

function ofType(schema: Schema, around: Scope): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1_000_000, items = {}, minItems = 0, maxItems = 4 } = schema;
  switch (schema.type) {
    case "object":
      return ofObject(schema, around);
    case "array":
      return fc.array(ofSchema(items, around), {
        minLength: minItems,
        maxLength: Math.min(Math.max(minItems, 4), maxItems),
      });
    case "string":
      return ofText(schema);
    case "integer":
      return withEdges(fc.integer({ min: Math.max(minimum, -1_000_000), max: Math.min(maximum, 1_000_000) }), schema);
    case "number":
      return withEdges(ofNumber(schema.multipleOf, fc.double({ min: minimum, max: maximum, noNaN: true })), schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Includes the contract's limits, which a stricter database check would reject. */
function withEdges(any: fc.Arbitrary<number>, { minimum, maximum }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, maximum].filter((edge) => edge !== undefined);
  return edges.length === 0
    ? any
    : fc.oneof({ weight: 4, arbitrary: any }, { weight: 1, arbitrary: fc.constantFrom(...edges) });
}

/** Only amounts with cents have a step: 0.01. */
function ofNumber(step: number | undefined, any: fc.Arbitrary<number>): fc.Arbitrary<number> {
  return step === undefined ? any : any.map((number) => Number(number.toFixed(2)));
}

function ofObject({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, around: Scope) {
  if (typeof additionalProperties === "object")
    return fc.dictionary(
      ofSchema(propertyNames ?? { type: "string" }, around) as fc.Arbitrary<string>,
      ofSchema(additionalProperties, around),
      { maxKeys: 4 },
    );
  const fields = Object.entries(properties).map(([name, each]) => [name, around.known[name] ?? ofSchema(each, around)]);
  const complete = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  // few optional fields at a time, or neighbours, since with many one is nearly always invalid
  const chosen = fc.oneof(
    fc.subarray(others, { maxLength: Math.min(5, others.length) }),
    fc.nat(others.length).map((first) => others.slice(first, first + 3)),
  );
  return fc.tuple(complete, chosen).map(([values, optional]) => {
    const saved = new Set([...required, ...optional]);
    return Object.fromEntries(Object.entries(values).filter(([name]) => saved.has(name)));
  });
}

function ofText({ format, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date")
    return fc
      .date({ noInvalidDate: true, min: new Date("1990-01-01"), max: new Date("2040-12-31") })
      .map((day) => day.toISOString().slice(0, 10));
  const any = fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 60) });
  // PostgreSQL rejects U+0000
  return fc.oneof({ weight: 12, arbitrary: any }, { weight: 1, arbitrary: any.map((text) => `${text}\0`) });
}
