import { defineConfig } from "vitest/config";

/** The cores of the journeys in other engines, on the built product. One after the other: they are few, and measure nothing. */
export default defineConfig({
  test: {
    include: ["test/browsers/*.test.ts"],
    globalSetup: ["test/browsers/set-up.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
