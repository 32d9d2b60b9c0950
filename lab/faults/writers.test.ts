import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { makeRequest } from "./ask.ts";
import { additive, failures, lasting } from "./writers.ts";

/** Acknowledges everything and stores what `keeps` says. */
async function forgetful(keeps: (count: number) => number) {
  const saved: string[] = [];
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    for (let times = 0; times < keeps(count); times += 1) saved.push(request.url?.slice(1) ?? "");
    response.writeHead(201).end("{}");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { saved, write: (word: string) => makeRequest({ url }, `/${word}`) };
}

test("an acknowledged write that is missing is reported as lost, and one that is there twice as doubled", async () => {
  const { saved, write } = await forgetful((count) => (count === 2 ? 0 : count === 3 ? 2 : 1));
  const writer = additive({ what: "words", attempt: write, find: async () => saved });
  for (let step = 0; step < 4; step += 1) await writer.step();
  const { acknowledged, lost, twice } = await writer.look();
  expect([acknowledged, lost.length, twice.length]).toEqual([4, 1, 1]);
});

test("of writes that replace each other the last acknowledged one must be there, or it counts as lost", async () => {
  const { saved, write } = await forgetful((count) => (count === 3 ? 0 : 1));
  const writer = lasting({ what: "words", attempt: write, find: async () => saved.slice(-1) });
  await writer.step();
  await writer.step();
  expect((await writer.look()).lost).toEqual([]);
  await writer.step();
  expect((await writer.look()).lost).toEqual(["3. (there: 2.)"]);
});

test("an unexpected status is reported, and 'not now' is no failure", async () => {
  const answers = [503, 500, 429, 0, 201];
  const writer = additive({
    what: "words",
    attempt: async () => ({ status: answers.shift() ?? 201, body: {} }),
    find: async () => [],
  });
  for (let step = 0; step < 5; step += 1) await writer.step();
  expect([...failures.keys()]).toEqual(["words: 500 {}"]);
  failures.clear();
  expect((await writer.look()).acknowledged).toBe(1);
});
