import { afterEach, expect, test, vi } from "vitest";
import { failureSentence, isConnectionLost } from "./report.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  new TypeError("Failed to fetch"),
  new TypeError("NetworkError when attempting to fetch resource."),
  new TypeError("Load failed"),
  new TypeError("network error"),
  new TypeError("Failed to fetch dynamically imported module: /assets/a.js"),
  new TypeError("error loading dynamically imported module: /assets/a.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/a.css"),
  new DOMException("signal timed out", "TimeoutError"),
  new DOMException("signal is aborted without reason", "AbortError"),
])("%s is a lost connection", (cause) => {
  expect(isConnectionLost(cause)).toBe(true);
});

test.each([
  new TypeError("x is not a function"),
  new TypeError("Failed to execute 'fetch' on 'Window': Invalid value"),
  new Error("Failed to fetch"),
  new RangeError("Maximum call stack size exceeded"),
  "Failed to fetch",
  null,
])("%s is no lost connection", (cause) => {
  expect(isConnectionLost(cause)).toBe(false);
});

test("a component that fails for an error of ours is not blamed on the connection, and is reported", () => {
  const reported = vi.fn<(cause: unknown) => void>();
  vi.stubGlobal("reportError", reported);
  expect(failureSentence(new TypeError("Failed to fetch"), "The form could not be loaded.")).toBe(
    "The form could not be loaded. Please check your connection and try again.",
  );
  expect(reported).not.toHaveBeenCalled();
  const fault = new ReferenceError("x is not defined");
  expect(failureSentence(fault, "The form could not be loaded.")).toBe(
    "The form could not be loaded. Something went wrong on our side. Please try again.",
  );
  expect(reported.mock.calls).toEqual([[fault]]);
});

test("a component that a release has replaced is not blamed on a working connection", () => {
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type: "reload" }] });
  const importError = new TypeError("Failed to fetch dynamically imported module: https://umshado.example/assets/a.js");
  expect(failureSentence(importError, "The form could not be loaded.")).toBe(
    "The form could not be loaded. Please reload the page.",
  );
});
