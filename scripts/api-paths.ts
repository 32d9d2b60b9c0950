/** A path of the API as somebody typed it; the type of any path is none. */
const typed_path = /\/api\/(?!\$\{string\})/;

/** Code that runs in browsers, tests left out. */
const browser_code = /^src\/(client|ui|pages|features\/[^/]+\/web)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

/** Browser code names a call by its words (`contract/<noun>/words.ts`), never by a path of its own. Each breach as one sentence. */
export function apiPathProblems(files: { path: string; text: string }[]): string[] {
  return files
    .filter(({ path, text }) => browser_code.test(path) && typed_path.test(text))
    .map(({ path }) => `${path}: a path of the API is typed by hand; take the call from contract/<noun>/words.ts`);
}
