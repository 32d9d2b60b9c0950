import { readFileSync, statSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { folderStorage } from "../storage/storage-folder.ts";
import { contentHash } from "../storage/storage.ts";
import type { CardText } from "./draw-card.ts";
import type { PictureWorkerPool } from "./picture-worker-pool.ts";

type Place = Pick<Config, "dataDir">;

const folderOf = ({ dataDir }: Place) => join(dataDir, "cards");

const drawing = join("src", "platform", "pictures", "draw-card.ts");

/** On disk [visitors-34], named by a hash of content and drawing code. Draws each time without a writable folder. */
export function cacheCards(place: Place, pool: PictureWorkerPool, log: Pick<Log, "warn">): PictureWorkerPool {
  const storage = folderStorage(folderOf(place));
  const look = readFileSync(drawing, "utf8");
  const announce = (cause: unknown): null => {
    log.warn("keeping a card", { message: String(cause) });
    return null;
  };
  return {
    ...pool,
    async draw(card) {
      const name = nameOf(card, look);
      const saved = await storage.get(name).catch(announce);
      if (saved) {
        // removal counts from the last request, not from drawing
        await utimes(join(folderOf(place), name), new Date(), new Date()).catch(announce);
        return saved;
      }
      const drawn = await pool.draw(card);
      await storage.put(name, drawn).catch(announce);
      return drawn;
    },
  };
}

function nameOf({ title, line, site }: CardText, look: string): string {
  return `${contentHash(Buffer.from(JSON.stringify([title, line, site])), look)}.png`;
}

export async function purgeCards(place: Place, before: Date): Promise<void> {
  const storage = folderStorage(folderOf(place));
  for await (const name of storage.list()) {
    const path = join(folderOf(place), name);
    // undefined: another process deleted it
    const result = statSync(path, { throwIfNoEntry: false });
    if (result && result.mtime < before) await storage.remove(name);
  }
}
