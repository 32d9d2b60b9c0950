import type { CallWords } from "../contract/call.ts";
import { pathOf } from "./path-of.ts";

/** What stands in an address: the parameters of its path, and its query. */
type AddressParts = {
  params?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
};

/** The path of a call with its parameters and its query; what is undefined of the query is left out. */
export function addressOf(words: CallWords, { params = {}, query = {} }: AddressParts): `/api/${string}` {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value as string | number | boolean)]],
  );
  return `${pathOf(words, params)}${asked.length > 0 ? `?${new URLSearchParams(asked)}` : ""}` as `/api/${string}`;
}
