import { defineConfig } from "vitest/config";

/** The tests that a database is made ready for. */
const onDatabase = {
  // Files share what they import: no module of ours keeps state, and each file finds a database as the migrations leave it (test/saved-database.ts).
  isolate: false,
  setupFiles: ["test/fail-on-noise.ts"],
  globalSetup: ["test/prepare-database.ts"],
  // A busy machine takes its time.
  testTimeout: 60_000,
  // For what another process or a job does.
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 60_000,
};

/** Names of the slow tests to run, with commas between; all without it. */
const slowNames = (process.env["SLOW_TESTS"] ?? "*").split(",");

/**
 * `unit`: pure rules, without a database. `components`: parts with logic of their own, in a page of happy-dom. `server`: the API in process on a real database (test/open-database.ts).
 * `slow`: those of the server that take as long as a hundred others: power cuts, backups, outages, whatever anybody may send; `npm test -- --whole` has them.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Files share what they import: no module of ours keeps state that another would see.
          isolate: false,
          include: ["src/**/*.test.{ts,tsx}", "{seed,scripts,lab}/**/*.test.ts", "test/*.test.ts"],
          exclude: ["**/*.server.test.ts", "**/*.component.test.tsx"],
          setupFiles: ["test/fail-on-noise.ts"],
          // some start processes of their own; a busy machine takes its time
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "components",
          // Files share what they import; each test begins on an empty page.
          isolate: false,
          environment: "happy-dom",
          include: ["src/**/*.component.test.tsx"],
          setupFiles: ["test/fail-on-noise.ts", "test/clear-page.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...onDatabase,
          name: "server",
          include: ["src/**/*.server.test.ts", "test/**/*.server.test.ts"],
          exclude: ["**/*.slow.server.test.ts"],
        },
      },
      {
        test: {
          ...onDatabase,
          name: "slow",
          include: slowNames.map((name) => `{src,test}/**/${name}.slow.server.test.ts`),
        },
      },
    ],
    pool: "forks",
    // one more than the usual two cores: some tests wait
    maxWorkers: 3,
    css: false,
  },
});
