import type { z } from "zod";
import type { Call } from "../../contract/call.ts";
import type { Log } from "../log.ts";

/**
 * Reads a call's answer by its contract and returns what the contract lists: nothing else leaves the server. A field that it
 * does not list is left out and reported in the log by its path. A listed field that is missing or of another kind throws,
 * which callers see as a 500.
 */
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

/** The paths of what was given and not kept, such as `providers[].password_hash`. What is undefined does not travel anyway. */
function unlistedPaths(given: unknown, kept: unknown): Set<string> {
  const found = new Set<string>();
  collectUnlisted(given, kept, [], found);
  return found;
}

/** Nearly everything is kept: where it stands is noted as steps on one way, and made a path of only for what is not. */
function collectUnlisted(given: unknown, kept: unknown, way: string[], found: Set<string>): void {
  if (typeof given !== "object" || typeof kept !== "object" || given === null || kept === null) return;
  const isList = Array.isArray(given);
  for (const [key, value] of Object.entries(given)) {
    const isKept = Object.hasOwn(kept, key);
    if (value === undefined || (isKept && typeof value !== "object")) continue;
    way.push(isList ? "[]" : `.${key}`);
    if (isKept) collectUnlisted(value, (kept as Record<string, unknown>)[key], way, found);
    else found.add(way.join("").replace(/^\./, ""));
    way.pop();
  }
}

function segment(key: PropertyKey): string {
  return typeof key === "number" ? "[]" : `.${String(key)}`;
}
