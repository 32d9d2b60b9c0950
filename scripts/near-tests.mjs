/**
 * The server tests nearest to changed files: changed tests themselves; for a use case the test of its name; for any other file of the server all in
 * its folder, where a contract's or a schema's folder is the feature of its name. Browser code has none.
 * @param {readonly string[]} changed @param {readonly string[]} tests paths from the top of the project
 */
export function nearTests(changed, tests) {
  const near = changed.flatMap((path) => {
    if (tests.includes(path)) return [path];
    if (!/^src\/.*\.tsx?$/.test(path) || /\.test\.tsx?$|\/web\//.test(path)) return [];
    const own = path.replace(/\.tsx?$/, ".server.test.ts");
    if (tests.includes(own)) return [own];
    const folder = path.replace(/^src\/(?:contract|schema)\/([a-z]+).*/, "src/features/$1/").replace(/[^/]*$/, "");
    return tests.filter((test) => test.startsWith(folder) && !test.slice(folder.length).includes("/"));
  });
  return [...new Set(near)].toSorted();
}
