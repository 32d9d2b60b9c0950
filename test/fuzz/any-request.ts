import fc from "fast-check";
import type { Call } from "../../src/contract/route.ts";
import { fitting, type Known } from "./any-value.ts";
import { damaged, unreadable } from "./hostile.ts";
import { callers, type Caller } from "./people.ts";

export type AnyRequest = {
  name: string;
  method: string;
  caller: Caller;
  path: string;
  body: string | FormData | undefined;
  contentType: string | undefined;
  /** Mostly unique, so that rate limits rarely apply. */
  address: string;
};

const meant: Record<Call["who"], readonly Caller[]> = {
  anyone: ["guest", "couple", "provider"],
  signed_in: ["provider", "couple", "unconfirmed", "admin", "acting"],
  provider: ["provider", "unconfirmed", "acting"],
  couple: ["couple"],
  super_admin: ["admin"],
};

type Many = { requests: number; seed: number };

/** Valid, nearly valid and hostile requests, equally many per call, in random rounds. */
export function manyRequests(
  calls: readonly Call[],
  knownOf: (call: Call) => Known,
  { requests, seed }: Many,
): AnyRequest[] {
  const toEach = calls.map((call) => requestTo(call, knownOf(call)));
  const round = fc
    .shuffledSubarray(toEach, { minLength: toEach.length, maxLength: toEach.length })
    .chain((turns) => fc.tuple(...turns));
  return fc
    .sample(round, { numRuns: Math.ceil(requests / calls.length), seed })
    .flat()
    .slice(0, requests);
}

function requestTo(call: Call, known: Known): fc.Arbitrary<AnyRequest> {
  return fc
    .record({
      caller: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...meant[call.who]) },
        { weight: 1, arbitrary: fc.constantFrom(...callers) },
      ),
      params: call.params ? damaged(fitting(call.params, known)) : fc.constant({}),
      query: call.query ? damaged(fitting(call.query, known)) : fc.constant({}),
      sent: bodyOf(call, known),
      address: fc.ipV4(),
    })
    .map(({ params, query, sent, ...rest }) => ({
      name: call.name,
      method: call.method.toUpperCase(),
      path: pathOf(call, params, query),
      ...rest,
      ...sent,
    }));
}

type Sent = Pick<AnyRequest, "body" | "contentType">;

function bodyOf({ body, files }: Call, known: Known): fc.Arbitrary<Sent> {
  if (files) return formOf(files.field).map((form) => ({ body: form, contentType: undefined }));
  if (!body) return fc.constant({ body: undefined, contentType: undefined });
  const json = damaged(fitting(body, known)).map((value) => JSON.stringify(value));
  return fc.record({
    body: fc.oneof({ weight: 12, arbitrary: json }, { weight: 1, arbitrary: unreadable }),
    contentType: fc.oneof(
      { weight: 12, arbitrary: fc.constant("application/json") },
      {
        weight: 1,
        arbitrary: fc.constantFrom("text/plain", "application/json; charset=utf-16", "multipart/form-data"),
      },
    ),
  });
}

function formOf(field: string): fc.Arbitrary<FormData> {
  const file = fc.record({
    name: fc.constantFrom("logo.png", "../../etc/passwd", "a\r\nb.svg", ""),
    bytes: fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom(...starts)),
    field: fc.constantFrom(field, field, field, "other"),
  });
  return fc.array(file, { maxLength: 3 }).map((chosen) => {
    const form = new FormData();
    for (const each of chosen) form.append(each.field, new Blob([new Uint8Array(each.bytes)]), each.name);
    return form;
  });
}

const starts = [
  "\x89PNG\r\n\x1A\n",
  "\xFF\xD8\xFF\xE0",
  "\0\0\0\x18ftypmp42",
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
].map((text) => Uint8Array.from(text, (character) => character.charCodeAt(0)));

function pathOf({ path }: Call, params: unknown, query: unknown): string {
  const values = asRecord(params);
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asText(values[name] ?? "x")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(query)))
    for (const each of [value].flat()) search.append(name, asText(each));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** URL-safe: no lone surrogates. */
function asText(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.toWellFormed().slice(0, 4000);
}
