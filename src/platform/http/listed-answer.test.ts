import { expect, test } from "vitest";
import { z } from "zod";
import { listeningLog } from "../../../test/listening-log.ts";
import { listedAnswer } from "./listed-answer.ts";

const shape = z.object({
  id: z.string(),
  note: z.string().nullish(),
  place: z.object({ town: z.string() }).nullable(),
  cards: z.array(z.object({ name: z.string(), picture: z.object({ url: z.string() }).optional() })),
  is: z.union([z.object({ kind: z.literal("a"), a: z.string() }), z.object({ kind: z.literal("b"), b: z.string() })]),
  byName: z.record(z.string(), z.object({ value: z.string() })),
});

const complete = {
  id: "1",
  note: null,
  place: { town: "Paarl" },
  cards: [{ name: "one", picture: { url: "/1" } }, { name: "two" }],
  is: { kind: "b" as const, b: "x" },
  byName: { site: { value: "y" } },
};

function read(answer: object) {
  const log = listeningLog();
  const saved = listedAnswer({ name: "probe", answer: shape }, answer as typeof complete, log);
  return { saved, failures: log.expectErrors().map(({ cause }) => (cause as Error).message) };
}

test("a listed answer is sent as it is", () => {
  expect(read(complete)).toEqual({ saved: complete, failures: [] });
  expect(read({ ...complete, secret: undefined }).failures).toEqual([]);
});

test.each<[string, object]>([
  ["secret", { ...complete, secret: "s" }],
  ["place.secret", { ...complete, place: { town: "Paarl", secret: "s" } }],
  ["cards[].secret", { ...complete, cards: complete.cards.map((card) => ({ ...card, secret: "s" })) }],
  [
    "cards[].picture.secret",
    { ...complete, cards: [{ name: "one", picture: { url: "/1", secret: "s" } }, { name: "two" }] },
  ],
  ["is.a", { ...complete, is: { kind: "b", b: "x", a: "s" } }],
  ["byName.site.secret", { ...complete, byName: { site: { value: "y", secret: "s" } } }],
])("an unlisted field at %s is left out and reported once", (path, answer) => {
  const { saved, failures } = read(answer);
  expect(saved).toEqual(complete);
  expect(failures).toEqual([`The contract of probe lists no ${path}`]);
});

test.each<[string, object]>([
  ["id", { ...complete, id: undefined }],
  ["place.town", { ...complete, place: {} }],
  ["cards[].name", { ...complete, cards: [{}, {}] }],
  ["is", { ...complete, is: { kind: "c" } }],
])("a field at %s that is missing or of another kind is a fault, reported by its path only", (path, answer) => {
  expect(() => read(answer)).toThrow(new Error(`The answer of probe does not fit its contract at ${path}`));
});
