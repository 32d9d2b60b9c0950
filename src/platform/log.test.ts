import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { standardLog } from "./log.ts";
import { onBehalfOf } from "./network/request-id.ts";

test("a failed query is logged without its parameters", () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);
  standardLog.error(
    "unexpected failure",
    new DrizzleQueryError("select $1", ["lerato@people.test\nagain"], new Error("why")),
  );
  spy.mockRestore();
  const output = written.join("");
  expect(output).not.toContain("lerato");
  expect(output).not.toContain("again");
  expect(JSON.parse(output)).toMatchObject({
    message: "Failed query: select $1",
    stack: expect.stringContaining("log.test.ts") as unknown,
    cause: { message: "why" },
  });
});

test("a line names the request that it belongs to, a fault's too; at the start there is none", () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);
  standardLog.warn("starting");
  onBehalfOf("3f9a12cd-77e0", () => {
    standardLog.warn("database away");
    standardLog.error("page loader", new Error("why"), { where: "/providers" });
  });
  spy.mockRestore();
  const lines = written.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ request_id }) => request_id)).toEqual([undefined, "3f9a12cd-77e0", "3f9a12cd-77e0"]);
  expect(lines[2]).toMatchObject({ level: "error", event: "page loader", where: "/providers", message: "why" });
});
