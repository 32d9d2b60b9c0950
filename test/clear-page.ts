import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** Each test of a part begins on an empty page, in a browser that has kept nothing. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
