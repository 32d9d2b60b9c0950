import { expect, test } from "vitest";
import { connectionsOf, partOf, processesOf } from "./share-machine.ts";

test("several processes serve on a database server only", () => {
  expect(processesOf({ workers: 4, databaseUrl: undefined })).toBe(1);
  expect(processesOf({ workers: 4, databaseUrl: "postgres://db.test/umshado" })).toBe(4);
});

test.each([
  [1, { requests: 10, jobs: 4 }],
  [2, { requests: 10, jobs: 4 }],
  [4, { requests: 10, jobs: 4 }],
  [8, { requests: 5, jobs: 2 }],
  [64, { requests: 3, jobs: 2 }],
])("%i processes hold no more connections than a server has for them", (processes, each) => {
  expect(connectionsOf(processes)).toEqual(each);
});

test("a part is whole, and never nothing", () => {
  expect([partOf(128, 3), partOf(1, 2), partOf(100, 8, 25)]).toEqual([42, 1, 25]);
});
