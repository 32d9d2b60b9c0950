const isServerTest = (/** @type {string} */ path) => path.endsWith(".server.test.ts");

/**
 * Changed tests; for a use case the test of its name; for other server files without a unit test all tests in the
 * folder, for a contract or schema those of its feature. Browser code has none.
 * @param {readonly string[]} changed @param {readonly string[]} tests every test; paths from the top of the project
 */
export function nearTests(changed, tests) {
  const near = changed.flatMap((path) => {
    if (isServerTest(path)) return [path];
    if (!/^src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$|\/web\//.test(path)) return [];
    const own = tests.filter(
      (test) =>
        /\.tsx?$/.test(test) && test.replace(/(\.slow)?(\.server)?\.test\.tsx?$/, "") === path.replace(/\.tsx?$/, ""),
    );
    if (own.length > 0) return own.filter(isServerTest);
    const folder = path.replace(/^src\/(?:contract|schema)\/([a-z]+).*/, "src/features/$1/").replace(/[^/]*$/, "");
    return tests.filter(
      (test) => isServerTest(test) && test.startsWith(folder) && !test.slice(folder.length).includes("/"),
    );
  });
  return [...new Set(near)].toSorted();
}
