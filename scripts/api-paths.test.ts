import { expect, test } from "vitest";
import { apiPathProblems } from "./api-paths.ts";

const part = "src/features/couples/web/wedding-form.tsx";
const problems = (path: string, text: string) => apiPathProblems([{ path, text }]);

test.each(['call("/api/couples")', "call(`/api/couples/${id}`)", "fetch(`${host}/api/couples`)"])(
  "%s is refused",
  (text) => {
    expect(problems(part, text)).toEqual([expect.stringContaining("typed by hand")]);
  },
);

test.each([
  ["a call by its words", part, "call(saveCouple, { body, failed })"],
  ["the type of any path", part, "path: `/api/${string}`"],
  ["the contract", "src/contract/couples/calls.ts", 'path: "/api/couples"'],
  ["the server", "src/server/create-server.ts", 'app.use("/api/*", limit)'],
  ["a test", "src/client/call/call.test.ts", 'toBe("/api/couples")'],
])("%s is allowed", (_what, path, text) => {
  expect(problems(path, text)).toEqual([]);
});
