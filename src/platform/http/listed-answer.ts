import type { z } from "zod";
import type { Call } from "../../contract/route.ts";
import type { Log } from "../log.ts";

/** Drops and logs fields outside the contract; a missing or invalid field throws (500). */
export function listedAnswer<Shape extends z.ZodType>(
  { name, answer: shape }: Pick<Call, "name"> & { answer: Shape },
  answer: z.input<Shape>,
  log: Log,
): z.output<Shape> {
  const read = shape.safeParse(answer);
  if (!read.success) {
    const paths = read.error.issues.map(({ path }) => path.map(segment).join("").replace(/^\./, "") || "the whole");
    throw new Error(`The answer of ${name} does not fit its contract at ${[...new Set(paths)].join(", ")}`);
  }
  const unlisted = [...unlistedPaths(answer, read.data)];
  if (unlisted.length > 0) {
    log.error("unlisted fields left out", new Error(`The contract of ${name} lists no ${unlisted.join(", ")}`));
  }
  return read.data;
}

/** Paths such as `providers[].password_hash`; undefined values don't count. */
function unlistedPaths(given: unknown, saved: unknown): Set<string> {
  const result = new Set<string>();
  collectUnlisted(given, saved, [], result);
  return result;
}

/** Runs on thousands of fields: `in` loops are fastest. */
function collectUnlisted(given: unknown, saved: unknown, path: string[], result: Set<string>): void {
  if (typeof given !== "object" || typeof saved !== "object" || given === null || saved === null) return;
  if (Array.isArray(given)) return collectOfList(given, saved as unknown[], path, result);
  const [fields, listed] = [given as Record<string, unknown>, saved as Record<string, unknown>];
  for (const key in fields) {
    const value = fields[key];
    const isListed = Object.hasOwn(listed, key);
    if (value === undefined || (isListed && (typeof value !== "object" || value === null))) continue;
    path.push(`.${key}`);
    if (isListed) collectUnlisted(value, listed[key], path, result);
    else result.add(path.join("").replace(/^\./, ""));
    path.pop();
  }
}

function collectOfList(
  given: readonly unknown[],
  saved: readonly unknown[],
  path: string[],
  result: Set<string>,
): void {
  path.push("[]");
  for (const [at, each] of given.entries()) collectUnlisted(each, saved[at], path, result);
  path.pop();
}

function segment(key: PropertyKey): string {
  return typeof key === "number" ? "[]" : `.${String(key)}`;
}
