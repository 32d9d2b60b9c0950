import { endpointOf, type CallDefinition, type Path } from "../contract/call.ts";

export function pathOf(definition: CallDefinition, params: Readonly<Record<string, string>> = {}) {
  const { path } = endpointOf(definition);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? "")) as Path;
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
