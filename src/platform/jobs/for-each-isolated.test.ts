import { expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { forEachIsolated } from "./for-each-isolated.ts";

test("a failure for one is logged and does not stop the others", async () => {
  const log = listeningLog();
  const done: string[] = [];
  const failed = await forEachIsolated({ log }, "counting", [{ id: "a" }, { id: "b" }, { id: "c" }], async ({ id }) => {
    if (id === "b") throw new Error("broken");
    done.push(id);
  });
  expect([failed, done]).toEqual([1, ["a", "c"]]);
  expect(log.entries).toEqual([{ level: "warn", event: "counting", fields: { id: "b", message: "broken" } }]);
});
