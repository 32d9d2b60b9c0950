/** An expected failure: the entry scripts print its message without a stack. */
export class Stop extends Error {}

/**
 * Ends a script with code 1: a Stop with its message, other errors with a stack.
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
