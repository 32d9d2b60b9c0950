import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const head = "window.__reactRouterManifest=";

/** Gives each page back what its place in the manifest says: its id, and that it stands below the root unless it says otherwise. */
const named = `for(const[i,r]of Object.entries(${head.slice(0, -1)}.routes)){r.id=i;if(i!=="root")r.parentId??="root"}`;

/**
 * Takes out of the router's manifest, which every first visit fetches, what the browser does not need: flags that are off, which it takes
 * for off where they are missing; what its place says of a page (it is given back as the script runs); whether a page has a component; and of a page's imports those that the entry has already. The others, and its styles, stand in one
 * order, which compresses better.
 * @param {string} folder that of the browser's scripts
 */
export async function trimManifest(folder) {
  const names = (await readdir(folder)).filter((name) => /^manifest-[^.]+\.js$/.test(name));
  for (const name of names) {
    const path = join(folder, name);
    await writeFile(path, trimmed(await readFile(path, "utf8")));
  }
}

/** @param {string} script */
function trimmed(script) {
  if (!script.startsWith(head)) throw new Error(`This is no manifest: ${script.slice(0, 40)}`);
  const manifest = JSON.parse(script.slice(head.length).replace(/;\s*$/, ""));
  const there = new Set(manifest.entry.imports);
  for (const route of Object.values(manifest.routes)) {
    route.imports = route.imports.filter((/** @type {string} */ each) => !there.has(each)).toSorted();
    // as the server has them (app/render-page.ts); layers decide what holds, not the order of the files
    route.css = route.css?.toSorted();
  }
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (route.id === id) delete route.id;
    if (route.parentId === "root") delete route.parentId;
  }
  /** @type {(key: string, value: unknown) => unknown} */
  const keep = (key, value) => (value === false || key === "hasDefaultExport" ? undefined : value);
  return `${head}${JSON.stringify(manifest, keep)};${named}`;
}
