import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placeNames } from "./places.ts";
import { freePort, startProduct } from "./product.ts";

/**
 * Fills a folder with the demo directory, keeps a copy of its database for the journeys that need a product of their own,
 * and starts the product that all others share. Answers what takes everything away again.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const top = await mkdtemp(join(tmpdir(), "umshado-journeys-"));
  const folder = join(top, "shared");
  const spare = join(top, "spare");
  const port = await freePort();
  try {
    const filling = await startProduct({ folder, port });
    await filling.stop();
    await cp(join(folder, "db"), join(spare, "db"), { recursive: true });
    const shared = await startProduct({ folder, port });
    process.env[placeNames.url] = shared.url;
    process.env[placeNames.folder] = folder;
    process.env[placeNames.spare] = spare;
    return async () => {
      try {
        await shared.stop();
      } finally {
        await rm(top, { recursive: true, force: true });
      }
    };
  } catch (cause) {
    await rm(top, { recursive: true, force: true });
    throw cause;
  }
}
