/** Types may use the template `/api/${string}`. */
const typed_path = /\/api\/(?!\$\{string\})/;

const browser_code = /^src\/(client|ui|pages|features\/[^/]+\/web)\/(?!.*\.test\.tsx?$).*\.tsx?$/;

export function apiPathProblems(files: { path: string; text: string }[]): string[] {
  return files
    .filter(({ path, text }) => browser_code.test(path) && typed_path.test(text))
    .map(({ path }) => `${path}: a path of the API is typed by hand; take the call from contract/<noun>/calls.ts`);
}
