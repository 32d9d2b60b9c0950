import type { CallDefinition } from "../contract/call.ts";

export function pathOf({ path }: CallDefinition, params: Readonly<Record<string, string>>) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) as `/api/${string}`;
}
