import { expect, test } from "vitest";
import { z } from "zod";
import { readByContract, withoutNul } from "./read-input.ts";

const sentenceFor = (shape: z.ZodType, content: unknown) => readByContract(shape, content).error?.issues[0]?.message;

test.each([
  [z.object({ note: z.string() }), {}, "Please fill in this field."],
  [z.string(), 7, "Enter this as text."],
  [z.string().min(1), "", "Please fill in this field."],
  [z.string().min(8), "short", "Enter at least 8 characters."],
  [z.string().max(3), "long", "Keep this to 3 characters at most."],
  [z.int().max(5), 6, "Enter a number of at most 5."],
  [z.int(), 1.5, "Enter a whole number."],
  [z.array(z.string()).max(1), ["a", "b"], "Choose at most 1."],
  [z.enum(["yes", "no"]), "perhaps", "Choose one of: yes, no."],
  [z.uuid(), "x", "This value can’t be read."],
  [z.string("Please enter a name."), 7, "Please enter a name."],
])("an error has a sentence of ours, the contract's where it has one", (shape, content, sentence) => {
  expect(sentenceFor(shape, content)).toBe(sentence);
});

test("U+0000 is removed from texts and names at any depth, and nothing else is", () => {
  expect(withoutNul({ "a\0": ["b\0c", { d: "\0" }], e: 0, f: null })).toEqual({ a: ["bc", { d: "" }], e: 0, f: null });
});
