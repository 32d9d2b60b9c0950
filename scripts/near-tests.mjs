const isServerTest = (/** @type {string} */ path) => path.endsWith(".server.test.ts");

/**
 * Changed tests; for a use case the test of its name; for a store, and other server files without a unit test, all
 * tests in the folder, of a feature also in its sub-folders; for a contract or schema those of its feature. Browser
 * code has none.
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
    if (own.length > 0 && !/\/store(-[a-z-]+)?\.ts$/.test(path)) return own.filter(isServerTest);
    const folder = path.replace(/^src\/(?:contract|schema)\/([a-z]+).*/, "src/features/$1/").replace(/[^/]*$/, "");
    const isBelow = (/** @type {string} */ test) =>
      folder.startsWith("src/features/") || !test.slice(folder.length).includes("/");
    return tests.filter((test) => isServerTest(test) && test.startsWith(folder) && isBelow(test));
  });
  return [...new Set(near)].toSorted();
}
