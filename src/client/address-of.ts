import type { CallDefinition } from "../contract/call.ts";
import { pathOf } from "./path-of.ts";

type UrlParts = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

export function addressOf(words: CallDefinition, { params = {}, query = {} }: UrlParts): `/api/${string}` {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value as string | number | boolean)]],
  );
  return `${pathOf(words, params)}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}` as `/api/${string}`;
}
