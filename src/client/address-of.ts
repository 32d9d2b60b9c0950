import type { CallDefinition } from "../contract/call.ts";

export function pathOf({ path }: CallDefinition, params: Readonly<Record<string, string>>) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) as `/api/${string}`;
}

type UrlInput = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

export function addressOf(definition: CallDefinition, { params = {}, query = {} }: UrlInput): `/api/${string}` {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value as string | number | boolean)]],
  );
  return `${pathOf(definition, params)}${entries.length > 0 ? `?${new URLSearchParams(entries)}` : ""}` as `/api/${string}`;
}
