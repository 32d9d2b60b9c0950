import type { z } from "zod";
import { fieldMessages } from "../../contract/field-messages.ts";

const types: Record<string, string> = {
  string: "Enter this as text.",
  number: "Enter this as a number.",
  int: "Enter a whole number.",
  boolean: "Answer yes or no.",
  array: "Enter this as a list.",
};

function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return "Please fill in this field.";
  switch (issue.code) {
    case "invalid_type":
      return types[issue.expected] ?? unreadable;
    case "too_small":
      return boundSentence(issue.origin, Number(issue.minimum), "at least");
    case "too_big":
      return boundSentence(issue.origin, Number(issue.maximum), "at most");
    case "invalid_value":
      return issue.values.length > 1 ? `Choose one of: ${issue.values.join(", ")}.` : unreadable;
    default:
      return unreadable;
  }
}

const unreadable = "This value can’t be read.";

function boundSentence(origin: string, bound: number, side: "at least" | "at most"): string {
  if (origin === "string") {
    if (side === "at most") return fieldMessages.too_long(bound);
    return bound === 1 ? "Please fill in this field." : `Enter at least ${bound} characters.`;
  }
  if (origin === "array") return `Choose ${side} ${bound}.`;
  return `Enter a number of ${side} ${bound}.`;
}

export function readByContract<Shape extends z.ZodType>(shape: Shape, content: unknown) {
  return shape.safeParse(content, { error: sentenceOf });
}

/** PostgreSQL can't store U+0000. */
export function withoutNul(content: unknown): unknown {
  if (typeof content === "string") return content.replaceAll("\0", "");
  if (Array.isArray(content)) return content.map(withoutNul);
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name.replaceAll("\0", ""), withoutNul(value)]),
  );
}
