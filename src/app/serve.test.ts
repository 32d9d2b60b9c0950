import { expect, test } from "vitest";
import { openServer } from "./serve.ts";

test("a head that never ends, a request that never ends and a connection that says nothing are let go", () => {
  const { server } = openServer(0, "127.0.0.1");
  const { headersTimeout, requestTimeout, keepAliveTimeout } = server;
  expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 900_000,
    keepAliveTimeout: 65_000,
  });
});
