import { expect, test } from "vitest";
import { ConfigError } from "../platform/environment.ts";
import { explainFault } from "./exit-with-message.ts";

const full = Object.assign(new Error('too many connections for role "umshado"'), { code: "53300" });
const query = "Failed query: select 1\nparams: ";

test.each([
  [new ConfigError("PORT is in use."), "PORT is in use."],
  [full, 'The database can\'t be used: too many connections for role "umshado".'],
  [new Error(query, { cause: full }), 'The database can\'t be used: too many connections for role "umshado".'],
  [new Error("a bug"), undefined],
  ["a bug", undefined],
])("[running-4] a fault that a person can fix is one line without the query: %s", (cause, line) => {
  expect(explainFault(cause)).toBe(line);
});
