/** An expected failure: the entry scripts print its message without a stack. */
export class Stop extends Error {}

/**
 * Runs a script's main function: a Stop ends it with its one line and code 1, anything else with its stack.
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}
