import { defineConfig } from "vitest/config";

/** Core journeys in other engines, on the built product, in sequence. */
export default defineConfig({
  test: {
    include: ["test/browsers/*.test.ts"],
    globalSetup: ["test/browsers/set-up.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
