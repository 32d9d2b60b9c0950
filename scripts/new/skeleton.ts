import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isMissing } from "../project.mjs";

export type Skeleton = {
  files: Record<string, string>;
  edits: Record<string, (text: string) => string>;
};

/** Throws before writing if a file exists or an edit doesn't apply. Returns the paths. */
export async function writeSkeleton(root: string, { files, edits }: Skeleton): Promise<string[]> {
  const written = new Map(Object.entries(files));
  for (const path of written.keys())
    if ((await readText(root, path)) !== undefined) throw new Error(`${path} exists already.`);
  for (const [path, edit] of Object.entries(edits)) {
    const text = await readText(root, path);
    if (text === undefined) throw new Error(`${path} is not there.`);
    written.set(path, edit(text));
  }
  for (const [path, text] of written) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return [...written.keys()];
}

export function insert(lines: string, where: "before" | "behind", anchor: RegExp): (text: string) => string {
  return (text) => {
    const result = anchor.exec(text);
    if (!result) throw new Error(`Nothing looks like ${String(anchor)} any more: scripts/new knows where lines go.`);
    const place = result.index + (where === "behind" ? result[0].length : 0);
    return text.slice(0, place) + lines + text.slice(place);
  };
}

async function readText(root: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, path), "utf8");
  } catch (cause) {
    if (isMissing(cause)) return undefined;
    throw cause;
  }
}
