import { expect, test } from "vitest";
import { listeningLog } from "../../test/listening-log.ts";
import { openPool } from "./server-pool.ts";

const address = { connectionString: "postgres://nobody@127.0.0.1:1/none", max: 1, application_name: "test" };

test("no query that somebody waits for holds others up for more than half a minute; a command's takes what it takes", () => {
  expect(openPool(address, listeningLog()).options).toMatchObject({ statement_timeout: 30_000 });
  expect(openPool({ ...address, isPatient: true }, listeningLog()).options).toMatchObject({ statement_timeout: 0 });
});
