import type { CallWords } from "../contract/call.ts";

/** The path of a call with its parameters. */
export function pathOf({ path }: CallWords, params: Readonly<Record<string, string>>) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) as `/api/${string}`;
}
