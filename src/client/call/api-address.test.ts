import { afterEach, expect, test, vi } from "vitest";
import { apiAddress } from "./api-address.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ api: "https://api.umshado.test" }, "https://api.umshado.test/api/settings"],
  [{}, "/api/settings"],
])("a page marked %j asks for the settings at %s", (dataset, address) => {
  vi.stubGlobal("document", { documentElement: { dataset } });
  expect(apiAddress("/api/settings")).toBe(address);
});
