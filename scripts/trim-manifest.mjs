import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const head = "window.__reactRouterManifest=";

/** The pages that a link fetches before it is followed (`prefetch`): of these alone the browser asks what else they import. */
const fetchedAhead = new Set(["provider/:id"]);

/** The pages that have no scripts, and are only ever asked for as documents: the router in the browser leads to none of them. */
const documentsOnly = new Set(["provider/:id/enquiry"]);

/** Gives each page back what its place in the manifest says: its id, and that it stands below the root unless it says otherwise. */
const named = `for(const[i,r]of Object.entries(${head.slice(0, -1)}.routes)){r.id=i;if(i!=="root")r.parentId??="root"}`;

/**
 * Takes out of the router's manifest, which every first visit fetches, what the browser does not need: flags that are off, which it takes
 * for off where they are missing; what its place says of a page (it is given back as the script runs); whether a page has a component; and what a page imports, which its module and the server's HTML name themselves,
 * unless it is fetched ahead: then all but what the entry has already; and pages without scripts. That, and its styles, stand in one order, which compresses better.
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
    if (fetchedAhead.has(route.path))
      route.imports = route.imports.filter((/** @type {string} */ each) => !there.has(each)).toSorted();
    else delete route.imports;
    // as the server has them (app/render-page.ts); layers decide what holds, not the order of the files
    route.css = route.css?.toSorted();
  }
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (documentsOnly.has(route.path)) delete manifest.routes[id];
    if (route.id === id) delete route.id;
    if (route.parentId === "root") delete route.parentId;
  }
  /** @type {(key: string, value: unknown) => unknown} */
  const keep = (key, value) => (value === false || key === "hasDefaultExport" ? undefined : value);
  return `${head}${JSON.stringify(manifest, keep)};${named}`;
}
