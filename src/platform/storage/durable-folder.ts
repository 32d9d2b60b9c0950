import { constants, existsSync, fdatasyncSync, fsyncSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { standardLog } from "../log.ts";
import { syncPath, syncTree } from "./sync-path.ts";

export type Disk = {
  store(opened: number, path: string, kind: "file" | "folder"): void;
  fail(cause: unknown): void;
};

const realDisk: Disk = {
  /** A sync includes the file's length but not its time, which needs another write. Windows writes names through. */
  store(opened, _path, kind) {
    if (kind === "file") fdatasyncSync(opened);
    else if (process.platform !== "win32") fsyncSync(opened);
  },
  /** After a failed sync memory and disk may differ, and a retry may wrongly succeed. */
  fail(cause) {
    standardLog.error("the disk keeps nothing", cause);
    process.exit(1);
  },
};

/** PostgreSQL syncs every commit, but the embedded build disables it: here syncs reach the disk [running-29]. */
export function openDurable(folder: string, disk: Disk = realDisk): Pick<PGliteOptions, "fs" | "startParams"> {
  const startParams = PGlite.defaultStartParams.filter((each) => each !== "-F");
  // the default, fdatasync, never reaches a folder
  return { fs: new DurableFolder(folder, disk), startParams: [...startParams, "-c", "wal_sync_method=fsync"] };
}

const mark = "kept-on-disk";

/** Once: syncs what was written while syncing was off, such as at creation. */
export async function syncFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, mark))) return;
  await syncTree(folder);
  await writeFile(join(folder, mark), "");
  await syncPath(folder);
  await syncPath(dirname(folder));
}

/** Call it before writing without syncs. */
export async function removeSyncMark(folder: string): Promise<void> {
  await rm(join(folder, mark), { force: true });
}

type Stream = { nfd: number; node: { mode: number } };
type Folder = {
  stream_ops: { fsync?: (stream: Stream) => number };
  realPath(node: Stream["node"]): string;
  tryFSOperation<T>(work: () => T): T;
};

class DurableFolder extends NodeFS {
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const listen = (module: object) => {
      const { NODEFS: folder } = module as { NODEFS: Folder };
      folder.stream_ops.fsync = ({ nfd, node }) => {
        const kind = (node.mode & constants.S_IFMT) === constants.S_IFDIR ? "folder" : "file";
        // throwing becomes a database error: it never confirms an uncertain commit
        folder.tryFSOperation(() => this.#keep(nfd, folder.realPath(node), kind));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), listen] } };
  }

  #keep(...what: Parameters<Disk["store"]>): void {
    try {
      this.#disk.store(...what);
    } catch (cause) {
      this.#disk.fail(cause);
      throw cause;
    }
  }
}
