import { readFile, readdir, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files save less than the extra headers cost. */
const size_bytes_min = 150;
const text_endings = new Set([".js", ".css", ".svg", ".json", ".txt", ".html", ".xml", ".webmanifest"]);

/**
 * Writes `.br` and `.gz` beside each text file, so that no request pays for compression.
 * @param {string} folder
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await precompress(path);
      else if (text_endings.has(extname(entry.name))) await compressFile(path);
    }),
  );
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length <= size_bytes_min) return;
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: parameters }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
