import PQueue from "p-queue";
import type { Storage } from "./storage.ts";

export type Moved = { copied: number; there: number; failed: string[] };

type Options = {
  remove: boolean;
  printLine(line: string): void;
};

const at_once = 8;
const files_per_line = 500;

/** Verifies each byte; may be interrupted and repeated. One failure doesn't stop the others. */
export async function moveFiles(from: Storage, to: Storage, { remove, printLine }: Options): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, failed: [] };
  let seen = 0;
  const moving = new PQueue({ concurrency: at_once });
  for await (const name of from.list()) {
    await moving.onSizeLessThan(at_once);
    void moving.add(async () => {
      try {
        await moveFile(from, to, { name, remove, moved });
      } catch (cause) {
        moved.failed.push(name);
        printLine(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
      seen += 1;
      if (seen % files_per_line === 0) printLine(`${seen} files …`);
    });
  }
  await moving.onIdle();
  return moved;
}

async function moveFile(
  from: Storage,
  to: Storage,
  { name, remove, moved }: { name: string; remove: boolean; moved: Moved },
): Promise<void> {
  const bytes = await from.get(name);
  if (bytes === null) return;
  if (isSame(await to.get(name), bytes)) moved.there += 1;
  else {
    await to.put(name, bytes);
    if (!isSame(await to.get(name), bytes)) throw new Error("the file reads back differently from what was written");
    moved.copied += 1;
  }
  if (remove) await from.remove(name);
}

function isSame(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && Buffer.compare(one, other) === 0;
}
