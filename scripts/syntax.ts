import { parseSync } from "vite";

export type Node = Record<string, unknown>;

export function parseModule(path: string, text: string): object {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return program;
}

export function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, see);
  else if (isNode(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

/** Of an identifier; empty for other nodes. */
export function nameOf(value: unknown): string {
  return isNode(value) && typeof value["name"] === "string" ? value["name"] : "";
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
