import { resolve } from "node:path";

/**
 * What was typed behind a command, with its files as whole paths: npm itself runs scripts in the project's folder.
 * @param {{ words?: string[] }} [options] words: the options behind which a word stands and no file
 * @returns {string[]}
 */
export function typedPaths({ words = [] } = {}) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const typed = process.argv.slice(2);
  return typed.map((arg, index) =>
    arg.startsWith("-") || words.includes(typed[index - 1] ?? "") ? arg : resolve(here, arg),
  );
}
